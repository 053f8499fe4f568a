import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RecordedEvent } from '../../event-store.js';
import { closedDirectory } from '../closed/closed-log.js';
import { toRecordedEvent } from '../event-row.js';
import { LOG_START } from '../position.js';
import type { IndexedEvent } from './carve-index.js';
import { carveRows, rowOf } from './carve-rows.js';
import { closedOnRecord } from './closed-on-record.js';
import { FilePages } from '../file-format/file-pages.js';
import { findLogEnd } from '../file-format/find-log-end.js';
import { nameLost } from './name-lost.js';
import type { RecordPlace } from '../file-format/record.js';

/** Numbers of events that follow each other and are gone. */
export interface LostRange {
  readonly first: number;
  readonly last: number;
}

/** Where a row lies: in which file, and where in it; and which event that is. */
interface Found {
  readonly stream: string;
  readonly revision: number;
  readonly pages: FilePages;
  readonly place: RecordPlace;
}

/** What is left of a damaged log: every event that is whole, in its order. */
export class SalvagedLog {
  private constructor(
    private readonly files: readonly FilePages[],
    private readonly places: readonly Found[],
    readonly lost: readonly LostRange[],
    /** Those of the lost that the index of streams still names, by their number. */
    readonly named: ReadonlyMap<number, IndexedEvent>,
    /** Files that its beginning was moved to, and that are not there. */
    readonly missing: readonly string[],
  ) {}

  /** Nobody may write to the file meanwhile. The files that its beginning was moved to count, whether it still knows them or not. */
  static open(file: string): SalvagedLog {
    const log = new FilePages(file);
    const folder = closedDirectory(dirname(file));
    const closed = closedFiles(folder);
    const missing = new Set([...closedOnRecord(log)].map(({ name }) => join(folder, name)));
    for (const there of closed) missing.delete(there);
    const files = [...closed.map((path) => new FilePages(path)), log];
    const found = new Map<number, Found>();
    for (const pages of files)
      for (const { row, place } of carveRows(pages)) {
        const { position, stream, revision } = row;
        found.set(position, { stream, revision, pages, place });
      }
    const places = [...found].sort(([one], [other]) => one - other);
    const lastNumber = places.at(-1)?.[0] ?? LOG_START;
    const end = Math.max(findLogEnd(log, lastNumber) ?? lastNumber, lastNumber);
    const named = nameLost(files, found, end);
    const lost = gaps(
      places.map(([number]) => number),
      end,
    );
    return new SalvagedLog(
      files,
      places.map(([, place]) => place),
      lost,
      named,
      [...missing].sort(),
    );
  }

  *events(): Generator<RecordedEvent> {
    for (const { pages, place } of this.places) {
      const row = rowOf(pages, place);
      if (row !== undefined) yield toRecordedEvent(row);
    }
  }

  close(): void {
    for (const file of this.files) file.close();
  }
}

/** Those that were finished: what was being written when a process ended is still in the log. */
function closedFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.db'));
  return names.sort().map((name) => join(folder, name));
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
