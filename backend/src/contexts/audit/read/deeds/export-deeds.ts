import type { Deed, DeedFilter } from '@marcel/contracts';
import { DEED_PAGE } from '@marcel/contracts';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { csvRow } from '../../../../platform/http/tables/csv-row.js';
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
  yield csvRow(COLUMNS);
  for await (const { actor, ...deed } of allDeeds(views, filter)) {
    const told = { ...deed, actor: actor.kind, person: actor.id ?? null };
    yield csvRow(COLUMNS.map((column) => told[column]));
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
