import type { Deed, DeedFilter } from '@marcel/contracts';
import { DEED_PAGE } from '@marcel/contracts';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { findDeeds } from './find-deeds.js';

const COLUMNS = [
  'time',
  'actor',
  'person',
  'type',
  'about',
  'name',
  'brand',
  'others',
  'events',
  'release',
  'id',
] as const;

/** All deeds that are meant, one JSON object a line. */
export async function* deedLines(views: ReadStore, filter: DeedFilter): AsyncGenerator<string> {
  for await (const deed of allDeeds(views, filter)) yield `${JSON.stringify(deed)}\n`;
}

/** All deeds that are meant, as a table with a head (RFC 4180). */
export async function* deedTable(views: ReadStore, filter: DeedFilter): AsyncGenerator<string> {
  yield row(COLUMNS);
  for await (const { actor, ...deed } of allDeeds(views, filter)) {
    const told = { ...deed, actor: actor.kind, person: actor.id ?? null };
    yield row(COLUMNS.map((column) => told[column]));
  }
}

async function* allDeeds(views: ReadStore, filter: DeedFilter): AsyncGenerator<Deed> {
  let after: string | undefined;
  do {
    const { deeds, next } = await findDeeds(views, { ...filter, limit: DEED_PAGE.limitMax, ...(after && { after }) });
    yield* deeds;
    after = next ?? undefined;
  } while (after !== undefined);
}

const row = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** What visitors have written could be taken for a formula by a program for tables: a quote before it keeps it a text. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
