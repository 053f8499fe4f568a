import { fillPath, HEADERS, ROUTES, SUBMISSION_SORTS } from '@marcel/contracts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedEventStore } from '../platform/event-store/embedded/open.js';
import type { ProductProcess } from '../test-support/product-process.js';
import { latenciesOf, line, milliseconds } from './latencies.js';
import { appendSubmissions, appendTwoYears, inTwoYears } from './sample-log.js';
import { SampleMascots } from './sample-mascots.js';
import { untilIdle } from './used-by.js';
import { withProduct } from './with-product.js';

const MASCOTS = 100_000;
const SUBMISSIONS = 100_000;
/** Of mascots, in two years: published, one in twenty of the rest an edit, liked. With submissions, the log has a million. */
const EVENTS = 810_000;
const RUNS = 200;

const ADMIN_TOKEN = 'the-admin-token-of-the-benchmark';
const AUDITOR_TOKEN = 'the-auditor-token-of-the-benchmark';

/** A page of the desk: where it is asked for, another one each time. */
type Page = readonly [label: string, pathOf: (index: number, sample: SampleMascots) => string];

const query = (path: string, parameters: Readonly<Record<string, string | number>>): string =>
  `${path}?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)])).toString()}`;

const another = (index: number, bound: number): number => 1 + ((index * 7919) % bound);
const momentOf = (index: number): string => inTwoYears(another(index, RUNS) / RUNS);

const ADMIN_PAGES: readonly Page[] = [
  ...SUBMISSION_SORTS.map(({ key }): Page => [
    `submissions, ${key}`,
    () => query(ROUTES.submissions, { limit: 60, sort: key }),
  ]),
  ['submissions, pending', () => query(ROUTES.submissions, { limit: 60, status: 'pending', sort: 'oldest' })],
  ['submissions, any page', (index) => query(ROUTES.submissions, { limit: 60, offset: another(index, SUBMISSIONS) })],
  [
    'submissions, search of another word each time',
    (index, sample) => query(ROUTES.submissions, { limit: 60, search: sample.word(index) }),
  ],
  ['a submission', (index) => fillPath(ROUTES.submission, { id: another(index, SUBMISSIONS) })],
  ['its likely duplicates', (index) => fillPath(ROUTES.submissionDuplicates, { id: another(index, SUBMISSIONS) })],
  ['its history', (index) => fillPath(ROUTES.submissionHistory, { id: another(index, SUBMISSIONS) })],
  ['moderation, what waits', () => query(ROUTES.moderation, { limit: 50 })],
  ['moderation, search', (index, sample) => query(ROUTES.moderation, { limit: 50, search: sample.word(index) })],
  [
    'image population',
    (index) => query(ROUTES.mascots, { limit: 48, offset: another(index, MASCOTS), picture: 'missing' }),
  ],
  ['system', () => ROUTES.system],
  ['consumers', () => ROUTES.consumers],
];

const AUDITOR_PAGES: readonly Page[] = [
  ['audit, newest', () => query(ROUTES.auditActivity, { limit: 50 })],
  ['audit, of a type', () => query(ROUTES.auditActivity, { limit: 50, type: 'MascotPublished' })],
  [
    'audit, of a type until a time',
    (index) => query(ROUTES.auditActivity, { limit: 50, type: 'SubmissionRejected', until: momentOf(index) }),
  ],
  [
    'audit, about a mascot',
    (index) => query(ROUTES.auditActivity, { limit: 50, about: `mascot-${another(index, MASCOTS)}` }),
  ],
  ['audit, search', (index, sample) => query(ROUTES.auditActivity, { limit: 50, search: sample.word(index) })],
  [
    'audit, events of any place',
    (index) => query(ROUTES.auditEvents, { limit: 50, from: String(another(index, 900_000)).padStart(16, '0') }),
  ],
  ['a submission replayed', (index) => fillPath(ROUTES.auditSubmission, { id: another(index, SUBMISSIONS) })],
];

/** The pages of the desk over HTTP, one request at a time, of a log of a million events. */
export async function benchDesk(print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-bench-'));
  try {
    await fill(join(folder, 'events'));
    const tokens = { ADMIN_TOKEN, AUDITOR_TOKEN };
    // What is measured is a day at the desk, not the minutes behind the making of all its views.
    await withProduct(folder, ({ pid }) => untilIdle(pid), tokens);
    const measure = async ({ pid, rest }: ProductProcess) => {
      await untilIdle(pid);
      await measureDesk(rest.address, print);
    };
    await withProduct(folder, measure, tokens);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function fill(directory: string): Promise<void> {
  const events = openEmbeddedEventStore(directory);
  const sample = new SampleMascots();
  await appendTwoYears(events, sample, MASCOTS, EVENTS);
  await appendSubmissions(events, sample, SUBMISSIONS);
  await events.close();
}

async function measureDesk(address: string, print: (line: string) => void): Promise<void> {
  const sample = new SampleMascots();
  print(line('a page of the desk, a million events', 'first', 'p50', 'p99'));
  for (const [headers, pages] of [
    [{ [HEADERS.adminToken]: ADMIN_TOKEN }, ADMIN_PAGES],
    [{ [HEADERS.auditorToken]: AUDITOR_TOKEN }, AUDITOR_PAGES],
  ] as const) {
    for (const [label, pathOf] of pages) {
      const ask = async (index: number) => {
        const path = pathOf(index, sample);
        const answer = await fetch(address + path, { headers });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        await answer.arrayBuffer();
      };
      const { first, p50, p99 } = await latenciesOf(RUNS, ask);
      print(line(label, ...[first, p50, p99].map(milliseconds)));
    }
  }
}
