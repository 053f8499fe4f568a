import { contextOfOwn } from '../../command-handling/command-context.js';
import { newEvents, systemSources } from '../../command-handling/new-events.js';
import { collect, type EventStore, type Position, type EventMark } from '../../event-store/event-store.js';
import { WrongExpectedRevision } from '../../event-store/errors.js';
import { decodeEvent } from '../../event-store/event-codec.js';
import { progressEvents, progressStream, type AutomationProgressed } from './progress.events.js';

export interface KeptProgress {
  recorded(): Promise<Position | undefined>;
  record(last: EventMark): Promise<void>;
}

export class AutomationProgress implements KeptProgress {
  private revision: number | undefined;

  constructor(
    private readonly events: Pick<EventStore, 'append' | 'readStream'>,
    private readonly automation: string,
  ) {}

  /**
   * Undefined before the first record. A record whose event is no more, as after a log
   * was salvaged, counts for nothing: a reaction that comes again changes nothing, one that never comes does.
   */
  async recorded(): Promise<Position | undefined> {
    this.revision = undefined;
    for await (const stored of this.events.readStream(progressStream(this.automation), { direction: 'backwards' })) {
      this.revision ??= stored.revision;
      const { stream, revision } = decodeEvent(progressEvents, stored).data.last;
      const [last] = await collect(this.events.readStream(stream, { from: revision, limit: 1 }));
      if (last !== undefined) return last.position;
    }
    return undefined;
  }

  async record({ stream, revision }: EventMark): Promise<void> {
    const event: AutomationProgressed = { type: 'AutomationProgressed', data: { last: { stream, revision } } };
    try {
      const appended = await this.append(event);
      this.revision = appended.revision;
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      // Another owner is at work, and keeps the record by now.
      await this.recorded();
    }
  }

  private append(event: AutomationProgressed) {
    const context = contextOfOwn(this.automation);
    const stream = progressStream(this.automation);
    const decided = { stream, events: [event], catalogue: progressEvents, commandName: 'RecordProgress', context };
    return this.events.append(stream, this.revision ?? 'no_stream', newEvents(decided, systemSources));
  }
}
