import { markOf, type EventMark } from '../../event-store/event-mark.js';
import type { EventStore, Position } from '../../event-store/event-store.js';
import { stillStands, type StandingKeeper } from '../../event-store/log-standing.js';
import { RECORD_AFTER, type KeptProgress } from './automation-progress.js';

/** How far an automation has come, as it stands beside its effects: of another log, or another state of it, it tells nothing. */
export class ProgressOfEffects implements KeptProgress {
  private unrecorded = 0;

  constructor(
    private readonly events: Pick<EventStore, 'identity' | 'readStream'>,
    private readonly keeper: StandingKeeper,
  ) {}

  async recorded(): Promise<Position | undefined> {
    const standing = await this.keeper.standing();
    return standing !== undefined && (await stillStands(this.events, standing)) ? standing.event?.position : undefined;
  }

  async note(count: number, last: EventMark): Promise<void> {
    this.unrecorded += count;
    if (this.unrecorded < RECORD_AFTER) return;
    await this.keeper.keepStanding({ log: await this.events.identity(), event: markOf(last) });
    this.unrecorded = 0;
  }
}
