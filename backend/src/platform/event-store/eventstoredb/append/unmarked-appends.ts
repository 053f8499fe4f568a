import { NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import * as z from 'zod/mini';
import type { RecordedEvent } from '../../event-store.js';
import { MARKED_SINCE_STREAM } from '../events/names.js';
import { readPersistently, type ReadTools } from '../read/read-persistently.js';
import { isMissingStream } from '../read/read-refusal.js';
import { streamEvents } from '../read/stream-events.js';
import { note } from './note.js';

const Noted = z.object({ since: z.coerce.date() });

const DAY = 24 * 60 * 60 * 1000;

/** So long a request that was carried out may be repeated. */
const REPEATED_WITHIN = DAY;

/** So long nodes of the release before may go on beside the first that looks. */
const BESIDE_EACH_OTHER = DAY;

/**
 * What releases have appended that left no marker behind is looked for through the stream, from its end. They are gone by
 * now, or soon: that is done for two days after the first look, and no further back than a day before it.
 */
export class UnmarkedAppends {
  private since: Promise<Date | undefined> | undefined;

  constructor(
    private readonly reading: ReadTools,
    private readonly isMarkedThroughout: () => Promise<boolean>,
    private readonly now: () => number,
  ) {}

  /** @throws LogDamaged, EventStoreAccessDenied, EventStoreUnavailable */
  async find(stream: string, id: string): Promise<RecordedEvent | undefined> {
    const since = (await this.firstLook())?.getTime();
    if (since === undefined || this.now() > since + REPEATED_WITHIN + BESIDE_EACH_OTHER) return undefined;
    for await (const event of streamEvents(this.reading, stream, { direction: 'backwards' })) {
      if (event.id === id) return event;
      if (Date.parse(event.metadata.time) < since - REPEATED_WITHIN) return undefined;
    }
    return undefined;
  }

  /** Undefined where there never was a release without markers. */
  private firstLook(): Promise<Date | undefined> {
    this.since ??= this.noted().catch((error: unknown) => {
      this.since = undefined;
      throw error;
    });
    return this.since;
  }

  private async noted(): Promise<Date | undefined> {
    if (await this.isMarkedThroughout()) return undefined;
    const known = await this.recorded();
    if (known !== undefined) return known;
    await this.note();
    return this.recorded();
  }

  private async recorded(): Promise<Date | undefined> {
    const first = readPersistently(
      this.reading,
      (client) => client.readStream(MARKED_SINCE_STREAM, { maxCount: 1, requiresLeader: true }),
      { judge: (error) => (isMissingStream(error) ? 'nothing' : undefined) },
    );
    for await (const { data } of first) return Noted.parse(data).since;
    return undefined;
  }

  private async note(): Promise<void> {
    const since = new Date(this.now()).toISOString();
    const noted = {
      streamName: MARKED_SINCE_STREAM,
      expectedRevision: NO_STREAM,
      type: 'MarkersFirstSought',
      data: { since },
    } as const;
    try {
      await note(this.reading, noted, (error) => (error instanceof WrongExpectedVersionError ? error : undefined));
    } catch (error) {
      // Another node was first.
      if (!(error instanceof WrongExpectedVersionError)) throw error;
    }
  }
}
