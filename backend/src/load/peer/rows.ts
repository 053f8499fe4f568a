import type { MascotProfile } from '../../contexts/mascots/domain/mascot.events.js';
import { directoryCollection } from '../../contexts/mascots/read/directory/directory.collection.js';
import { publishedAt } from '../sample-log.js';
import { pictureOf } from '../../contexts/mascots/read/directory/picture-of.js';
import { SampleMascots } from '../sample-mascots.js';

export type Kind = 'text' | 'number' | 'list';

/** What a mascot's row in the peer's table has, in this order: all that the directory's list tells of one. */
export const COLUMNS = {
  slug: 'text',
  name: 'text',
  brand: 'text',
  picture: 'text',
  contributor: 'text',
  visualDesc: 'text',
  historyOverview: 'text',
  facts: 'list',
  industry: 'text',
  type: 'text',
  style: 'text',
  status: 'text',
  cuteness: 'number',
  humor: 'number',
  rebel: 'number',
  weirdness: 'number',
  yearIntroduced: 'number',
  yearRetired: 'number',
  likes: 'number',
  createdAt: 'text',
} as const satisfies Record<string, Kind>;

/** Each sort, each filter and the address, as the directory offers them. */
export const INDEXED = Object.keys(directoryCollection.fields);

export interface Row {
  readonly mascotId: number;
  /** In the order of the columns. */
  readonly values: readonly (string | number)[];
}

/** The same mascots that the log of the benchmark publishes, with as many likes. @param likes by mascot, from the first on */
export function* peerRows(likes: Uint32Array): Generator<Row> {
  const sample = new SampleMascots();
  for (const [index, liked] of likes.entries()) {
    const mascotId = index + 1;
    const told: Partial<MascotProfile> & Record<string, unknown> = {
      ...sample.profile(),
      slug: `mascot-${mascotId}`,
      likes: liked,
      picture: pictureOf(null),
      createdAt: publishedAt(mascotId),
    };
    yield { mascotId, values: Object.entries(COLUMNS).map(([name, kind]) => cell(kind, told[name])) };
  }
}

function cell(kind: Kind, value: unknown): string | number {
  if (kind === 'list') return JSON.stringify(value ?? []);
  if (kind === 'number') return typeof value === 'number' ? value : 0;
  return typeof value === 'string' ? value : '';
}
