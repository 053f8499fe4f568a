import type { FilePages } from '../file-format/file-pages.js';

/** What the log has on record of a file that its beginning was moved to: its name, and behind that its hash. */
const RECORD = /(events-(\d{12})-\d{12}\.db)[\da-f]{64}/g;

export interface ClosedFile {
  readonly name: string;
  /** Number of its first event. */
  readonly first: number;
}

/** The files that the beginning of a log was moved to, as far as it still knows them. */
export function* closedOnRecord(pages: FilePages): Generator<ClosedFile> {
  for (let page = 1; page <= pages.count; page += 1)
    for (const [, name = '', first] of pages.page(page)?.toString('latin1').matchAll(RECORD) ?? [])
      yield { name, first: Number(first) };
}
