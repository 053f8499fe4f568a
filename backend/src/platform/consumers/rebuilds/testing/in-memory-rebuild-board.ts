import { NO_REBUILD, type Rebuild, isUnderWay, type RebuildBoard } from '../rebuild-board.js';

/** A board of one process, for tests. */
export class InMemoryRebuildBoard implements RebuildBoard {
  private readonly rebuilds = new Map<string, Rebuild>();

  async ask(projection: string): Promise<boolean> {
    if (isUnderWay(this.rebuilds.get(projection) ?? NO_REBUILD)) return false;
    this.rebuilds.set(projection, { status: 'waiting', eventsApplied: 0 });
    return true;
  }

  async look(projection: string): Promise<Rebuild> {
    return this.rebuilds.get(projection) ?? NO_REBUILD;
  }

  async report(projection: string, rebuild: Rebuild): Promise<void> {
    this.rebuilds.set(projection, rebuild);
  }
}
