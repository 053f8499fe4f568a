import { MASCOT_SORT_FIELDS } from '@marcel/contracts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { directoryCollection } from '../contexts/mascots/read/directory/directory.collection.js';
import { DIRECTORY_VIEW } from '../contexts/mascots/views.js';
import { EmbeddedReadStore } from '../platform/read-store/embedded/embedded-read-store.js';
import type { Query } from '../platform/read-store/query.js';
import type { ReadStore } from '../platform/read-store/read-store.js';
import { latenciesOf, line, milliseconds } from './latencies.js';
import { SampleMascots } from './sample-mascots.js';

const DOCUMENTS = 100_000;
const RUNS = 300;
const PAGE = { limit: 20 };

/** Pages of 20 out of 100,000 mascots: every sort, filters, searches. `first` is the first run, with nothing counted yet. */
export async function benchQueries(print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'read-store-bench-'));
  const store = EmbeddedReadStore.open(join(folder, 'views.db'), pino({ level: 'silent' }));
  try {
    const sample = new SampleMascots();
    await fill(store, sample);
    print(line(`a page of 20 out of ${DOCUMENTS.toLocaleString('en')}`, 'first', 'p50', 'p99'));
    for (const [label, query] of queries(sample)) {
      const { first, p50, p99 } = await latenciesOf(RUNS, (run) => store.find(DIRECTORY_VIEW, query(run)));
      print(line(label, ...[first, p50, p99].map(milliseconds)));
    }
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

async function fill(store: ReadStore, sample: SampleMascots): Promise<void> {
  const projection = { name: DIRECTORY_VIEW, version: 1, generation: 0 };
  await store.prepare(projection, [directoryCollection]);
  await store.activate(projection);
  for (let start = 1; start <= DOCUMENTS; start += 1000) {
    const changes = Array.from({ length: 1000 }, (_, index) => {
      const id = start + index;
      const time = new Date(1.7e12 + id * 1000).toISOString();
      const document = {
        ...sample.profile(),
        slug: `mascot-${id}`,
        likes: sample.skewed(5000),
        createdAt: time,
        updatedAt: time,
      };
      return { position: position(id), change: { kind: 'put', collection: DIRECTORY_VIEW, id, document } as const };
    });
    await store.commit({ projection, changes, streamHeads: new Map(), position: position(start + 999) });
  }
}

function queries(sample: SampleMascots): [string, (run: number) => Query][] {
  const directions = ['asc', 'desc'] as const;
  const likes = { field: 'likes', direction: 'desc' } as const;
  const sorts = MASCOT_SORT_FIELDS.flatMap((field) =>
    directions.map((direction): [string, () => Query] => [
      `sort ${field} ${direction}`,
      () => ({ ...PAGE, sort: { field, direction } }),
    ]),
  );
  return [
    ...sorts,
    ['sort likes desc, any of the 5,000 pages', () => ({ ...PAGE, sort: likes, offset: 20 * sample.below(5000) })],
    [
      'industry, type, any page',
      () => ({
        ...PAGE,
        sort: likes,
        where: [oneOf('industry', 'Retail'), oneOf('type', 'Robot')],
        offset: 20 * sample.below(70),
      }),
    ],
    [
      'status, style, any page',
      () => ({
        ...PAGE,
        sort: likes,
        where: [oneOf('status', 'active'), oneOf('style', 'Modern')],
        offset: 20 * sample.below(500),
      }),
    ],
    [
      'two ranges, each time others',
      () => ({ ...PAGE, sort: likes, where: [range(sample, 'cuteness'), range(sample, 'humor')] }),
    ],
    [
      'years of 1950-2024, each time others',
      () => ({
        ...PAGE,
        sort: likes,
        where: [{ field: 'yearIntroduced', from: 1950 + sample.below(30), to: 1985 + sample.below(40) }],
      }),
    ],
    ['search of a common word', () => ({ ...PAGE, sort: likes, search: 'friendly mascot' })],
    ['search of words, each time another', (run) => ({ ...PAGE, sort: likes, search: sample.word(run * 10) })],
    [
      'search of 3 letters, each time others',
      (run) => ({ ...PAGE, sort: likes, search: sample.word(run * 10).slice(0, 3) }),
    ],
    [
      'search of words with a filter',
      (run) => ({ ...PAGE, sort: likes, search: sample.word(run * 10), where: [oneOf('type', 'Robot')] }),
    ],
    ['search of 2 letters', () => ({ ...PAGE, sort: likes, search: 'zu' })],
  ];
}

const oneOf = (field: string, value: string) => ({ field, oneOf: [value] });

const range = (sample: SampleMascots, field: string) => ({ field, from: 1 + sample.below(5), to: 5 + sample.below(6) });

const position = (number: number): string => String(number).padStart(16, '0');
