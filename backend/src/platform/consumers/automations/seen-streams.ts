import type { RecordedEvent } from '../../event-store/event-store.js';
import { ProjectionGap } from '../../read-store/errors.js';
import { RecentMap } from '../../read-store/recent-map.js';

const REMEMBERED_STREAMS = 10_000;

export class SeenStreams {
  private readonly heads = new RecentMap<string, number>(REMEMBERED_STREAMS);

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
