import { LRUCache } from 'lru-cache';
import { EventStoreUnavailable, WrongExpectedRevision } from '../errors.js';
import type { AppendResult } from '../event-store.js';

/** Where the next append to a stream goes: behind what this process has sent before, answered or not. */
interface StreamEnd {
  /** -1: before the first event. */
  revision: number;
}

const REMEMBERED_STREAMS = 10_000;

/**
 * Gives appends that go wherever a stream ends an exact revision, because only by that the server recognizes a repeated append for
 * ever. Appends of this process follow one another without waiting for answers.
 */
export class StreamEnds {
  private readonly ends = new LRUCache<string, Promise<StreamEnd>>({ max: REMEMBERED_STREAMS });

  /** @param lastRevision of a stream in the log; -1 when it is empty */
  constructor(private readonly lastRevision: (stream: string) => Promise<number>) {}

  /** @param appendAt sends it behind the event of this revision. @throws what that throws, but for lost races */
  async append(
    stream: string,
    events: number,
    appendAt: (after: number) => Promise<AppendResult>,
  ): Promise<AppendResult> {
    let outdated: number | undefined;
    for (;;) {
      const known = this.ends.get(stream) ?? this.look(stream);
      const end = await known;
      const after = end.revision;
      if (after === outdated) throw new EventStoreUnavailable(`The end of stream ${stream} cannot be read yet`);
      end.revision += events;
      try {
        return await appendAt(after);
      } catch (error) {
        if (this.ends.get(stream) === known) this.ends.delete(stream);
        if (!(error instanceof WrongExpectedRevision)) throw error;
        if ((error.actual ?? -1) > after) outdated = after;
      }
    }
  }

  private look(stream: string): Promise<StreamEnd> {
    const end = this.lastRevision(stream).then((revision) => ({ revision }));
    this.ends.set(stream, end);
    end.catch(() => this.ends.delete(stream));
    return end;
  }
}
