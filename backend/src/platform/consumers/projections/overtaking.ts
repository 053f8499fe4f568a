import type { EventStore, Position } from '../../event-store/event-store.js';
import type { ReadStore } from '../../read-store/read-store.js';

export interface OvertakingTools {
  readonly events: Pick<EventStore, 'head'>;
  readonly store: Pick<ReadStore, 'activeVersion' | 'reached' | 'depose'>;
}

export class Overtaking {
  private goal: Position | undefined;

  constructor(
    private readonly tools: OvertakingTools,
    private readonly projection: string,
  ) {}

  /** Whoever keeps the other version is deposed first, so that queries never go back to an earlier state. */
  async isDoneAt(position: Position): Promise<boolean> {
    const { store, events } = this.tools;
    const active = await store.activeVersion(this.projection);
    if (active === undefined) return true;
    if (position < ((await store.reached(active)) ?? '')) return false;
    if (this.goal === undefined) {
      await store.depose(active);
      this.goal = (await events.head()) ?? '';
    }
    if (position < this.goal) return false;
    // Whoever was deposed comes back if nothing takes its place.
    this.goal = undefined;
    return true;
  }
}
