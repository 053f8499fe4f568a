import type { RecordedEvent } from '../../event-store/event-store.js';
import { ProjectionGap } from '../../read-store/errors.js';

/** Revisions that a consumer has come to in streams since it subscribed: a stream that it begins in the middle of is whole from there. */
export class SeenStreams {
  private readonly heads = new Map<string, number>();

  constructor(private readonly consumer: string) {}

  /** False for what was delivered before. @throws ProjectionGap when something is missing */
  isNew({ stream, revision }: RecordedEvent): boolean {
    const head = this.heads.get(stream);
    if (head === undefined) return true;
    if (revision > head + 1) throw new ProjectionGap(this.consumer, stream, head + 1, revision);
    return revision > head;
  }

  add({ stream, revision }: RecordedEvent): void {
    this.heads.set(stream, revision);
  }
}
