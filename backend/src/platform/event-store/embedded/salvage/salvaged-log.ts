import type { RecordedEvent } from '../../event-store.js';
import { toRecordedEvent } from '../event-row.js';
import { LOG_START } from '../position.js';
import { carveIndex, carveRows, rowOf, type IndexedEvent } from './carve-rows.js';
import { FilePages } from './file-pages.js';
import { findLogEnd } from './find-log-end.js';
import type { RecordPlace } from './record.js';

/** Numbers of events that follow each other and are gone. */
export interface LostRange {
  readonly first: number;
  readonly last: number;
}

/** What is left of a damaged log: every event that is whole, in its order. */
export class SalvagedLog {
  private constructor(
    private readonly pages: FilePages,
    private readonly places: readonly (readonly [number, RecordPlace])[],
    readonly lost: readonly LostRange[],
    /** Those of the lost that the index of streams still names, by their number. */
    readonly named: ReadonlyMap<number, IndexedEvent>,
  ) {}

  /** Nobody may write to the file meanwhile. */
  static open(file: string): SalvagedLog {
    const pages = new FilePages(file);
    const found = new Map<number, RecordPlace>();
    for (const { row, place } of carveRows(pages)) found.set(row.position, place);
    const places = [...found].sort(([one], [other]) => one - other);
    const indexed = [...carveIndex(pages)].filter(({ position }) => !found.has(position));
    const lastNumber = places.at(-1)?.[0] ?? LOG_START;
    const end = Math.max(findLogEnd(pages) ?? lastNumber, lastNumber);
    const named = new Map(indexed.filter(({ position }) => position <= end).map((event) => [event.position, event]));
    return new SalvagedLog(
      pages,
      places,
      gaps(
        places.map(([number]) => number),
        end,
      ),
      named,
    );
  }

  *events(): Generator<RecordedEvent> {
    for (const [, place] of this.places) {
      const row = rowOf(this.pages, place);
      if (row !== undefined) yield toRecordedEvent(row);
    }
  }

  close(): void {
    this.pages.close();
  }
}

function gaps(numbers: readonly number[], end: number): LostRange[] {
  const lost: LostRange[] = [];
  let expected = LOG_START + 1;
  for (const number of [...numbers, end + 1]) {
    if (number > expected) lost.push({ first: expected, last: number - 1 });
    expected = number + 1;
  }
  return lost;
}
