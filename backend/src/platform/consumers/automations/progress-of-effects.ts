import { markOf, type EventMark } from '../../event-store/event-mark.js';
import type { EventStore, Position } from '../../event-store/event-store.js';
import { stillStands, type StandingKeeper } from '../../event-store/log-standing.js';
import type { KeptProgress } from './automation-progress.js';

export class ProgressOfEffects implements KeptProgress {
  constructor(
    private readonly events: Pick<EventStore, 'identity' | 'readStream'>,
    private readonly keeper: StandingKeeper,
  ) {}

  async recorded(): Promise<Position | undefined> {
    const standing = await this.keeper.standing();
    return standing !== undefined && (await stillStands(this.events, standing)) ? standing.event?.position : undefined;
  }

  async record(last: EventMark): Promise<void> {
    await this.keeper.keepStanding({ log: await this.events.identity(), event: markOf(last) });
  }
}
