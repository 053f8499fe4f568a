interface Stream {
  /** Revision of the event that would come next, in the damaged log. */
  readonly next: number;
  /** Where events are missing: revision of the first behind them, and by how many those from there on have moved up. */
  readonly moves: readonly { readonly from: number; readonly by: number }[];
}

const NEW: Stream = { next: 0, moves: [] };

/** Where the events of streams that have lost some have come to. */
export class MovedRevisions {
  private readonly streams = new Map<string, Stream>();

  /** Takes note of an event that is kept, those of a stream in their order. */
  keep(stream: string, revision: number): void {
    const { next, moves } = this.streams.get(stream) ?? NEW;
    const by = (moves.at(-1)?.by ?? 0) + revision - next;
    this.streams.set(stream, {
      next: revision + 1,
      moves: revision > next ? [...moves, { from: revision, by }] : moves,
    });
  }

  /** Where an event is now; for one that is lost, where the next of its stream is or will be. */
  now(stream: string, revision: number): number {
    const { next, moves } = this.streams.get(stream) ?? NEW;
    const by = moves.findLast(({ from }) => from <= revision)?.by ?? 0;
    const gap = moves.find(({ from }) => from > revision);
    return Math.min(revision - by, gap === undefined ? next - by : gap.from - gap.by);
  }

  isLost(stream: string, revision: number): boolean {
    return this.now(stream, revision) === this.now(stream, revision + 1);
  }
}
