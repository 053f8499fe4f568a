import { Mascot, MASCOT_FIELD_NAMES, MASCOT_FIELDS, type MascotField } from '@marcel/contracts';
import { csvRow } from '../../../../platform/http/csv-row.js';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../../views.js';

const PAGE = 500;

/** What stands in front of the fields of every mascot. */
const KNOWN_BY = ['id', 'slug', 'likes', 'createdAt'] as const;

const columnOf = ({ column, label }: MascotField): string => column ?? label;

/** The whole directory as a table; the columns that an import knows are called as in its sample. */
export async function* mascotTable(views: ReadStore): AsyncGenerator<string> {
  yield csvRow([...KNOWN_BY, ...MASCOT_FIELD_NAMES.map((name) => columnOf(MASCOT_FIELDS[name]))]);
  for await (const mascot of allMascots(views)) {
    const values = MASCOT_FIELD_NAMES.map((name) => mascot[name]);
    const cells = values.map((value) => (Array.isArray(value) ? value.join('; ') : value));
    yield csvRow([...KNOWN_BY.map((name) => mascot[name]), ...cells]);
  }
}

/** The whole directory as one JSON list. */
export async function* mascotJson(views: ReadStore): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const mascot of allMascots(views)) {
    yield separator + JSON.stringify(mascot);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** In the order of their ids; what comes or goes meanwhile moves nobody from one page to the next. */
async function* allMascots(views: ReadStore): AsyncGenerator<Mascot> {
  let after: string | undefined;
  do {
    const query = { sort: { field: 'id', direction: 'asc' }, limit: PAGE, ...(after && { after }) } as const;
    const { documents } = await views.find(DIRECTORY_VIEW, query);
    for (const document of documents) yield Mascot.parse(document);
    after = nextAfter(query, documents) ?? undefined;
  } while (after !== undefined);
}
