import * as z from 'zod/mini';
import { contextOfOwn } from '../../command-handling/command-context.js';
import { newEvents, systemSources } from '../../command-handling/new-events.js';
import type { DomainEvent, EventCatalogue, StreamKind } from '../../decider/decider.js';
import { WrongExpectedRevision } from '../../event-store/errors.js';
import { decodeEvent } from '../../event-store/event-codec.js';
import { collect, type EventMark, type EventStore, markOf, type Position } from '../../event-store/event-store.js';
import { type StandingKeeper, stillStands } from '../../event-store/log-standing.js';

const Progressed = z.object({
  last: z.object({ stream: z.string(), revision: z.int() }),
});

type AutomationProgressed = DomainEvent<'AutomationProgressed', z.infer<typeof Progressed>>;

export const progressEvents: EventCatalogue<AutomationProgressed> = {
  AutomationProgressed: { version: 1, schema: Progressed, writtenBy: ['RecordProgress'] },
};

export const progressStreams: StreamKind = {
  prefix: 'progress-',
  key: 'automation',
  about: 'How far an automation has come, from time to time',
  catalogue: progressEvents,
};

export const progressStream = (automation: string): string => `${progressStreams.prefix}${automation}`;

/** The progress of an automation, recorded from time to time where it outlives the read models. */
export interface AutomationProgress {
  recorded(): Promise<Position | undefined>;
  record(last: EventMark): Promise<void>;
}

export class ProgressInLog implements AutomationProgress {
  private revision: number | undefined;

  constructor(
    private readonly events: Pick<EventStore, 'append' | 'readStream'>,
    private readonly automation: string,
  ) {}

  /** Passes over records whose event the log has lost: a reaction that is repeated does no harm, one that is left out does. */
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
    const decided = {
      stream: progressStream(this.automation),
      events: [{ type: 'AutomationProgressed', data: { last: { stream, revision } } } as const],
      catalogue: progressEvents,
      commandName: 'RecordProgress',
      context: contextOfOwn(this.automation),
    };
    const expected = this.revision ?? 'no_stream';
    try {
      const appended = await this.events.append(decided.stream, expected, newEvents(decided, systemSources));
      this.revision = appended.revision;
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      // Another owner is at work, and keeps the record by now.
      await this.recorded();
    }
  }
}

export class ProgressBesideEffects implements AutomationProgress {
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
