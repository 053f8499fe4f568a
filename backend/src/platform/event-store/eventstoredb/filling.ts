import { ANY, BACKWARDS, END } from '@eventstore/db-client';
import { LogPartlyFilled } from '../errors.js';
import { note } from './append/note.js';
import { readStream } from './connection/read-stream.js';
import type { Connection } from './connection/connection.js';
import { FILLING_STREAM } from './events/names.js';
import { readPersistently, type ReadTools } from './read/read-persistently.js';
import { isMissingStream } from './read/read-refusal.js';

const [BEGUN, ENDED] = ['FillingBegun', 'FillingEnded'] as const;

const NEWEST = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;

/** Whether the log is being filled: the last event in a stream of the adapter's own tells it to every process. */
export class Filling {
  /** Appends of this process are what fills it, or it is known to be whole. */
  private isOpenToUs = false;

  constructor(private readonly tools: ReadTools) {}

  async begin(): Promise<void> {
    await this.note(BEGUN);
    this.isOpenToUs = true;
  }

  end(): Promise<void> {
    return this.note(ENDED);
  }

  async isUnderWay(): Promise<boolean> {
    const newest = readPersistently(
      this.tools,
      (client) => client.readStream(FILLING_STREAM, { ...NEWEST, requiresLeader: true }),
      { judge: (error) => (isMissingStream(error) ? 'nothing' : undefined) },
    );
    for await (const { type } of newest) return type === BEGUN;
    return false;
  }

  /** Looks once, over the connection that is to append: the server may have been away when the process began. @throws LogPartlyFilled */
  async admit(connection: Connection): Promise<void> {
    if (this.isOpenToUs) return;
    for await (const { type } of readStream(connection, FILLING_STREAM, NEWEST, this.tools.timing.readTimeoutMs))
      if (type === BEGUN) throw new LogPartlyFilled('at EVENTSTOREDB_URL');
    this.isOpenToUs = true;
  }

  /** Noting the same twice changes nothing. */
  private note(type: typeof BEGUN | typeof ENDED): Promise<void> {
    return note(this.tools, { streamName: FILLING_STREAM, expectedRevision: ANY, type, data: {} });
  }
}
