import { HEADERS, ROUTES, SUBMISSION_SORTS } from '@marcel/contracts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedEventStore } from '../platform/event-store/embedded/open.js';
import { ProductProcess } from '../test-support/product-process.js';
import { latenciesOf, line, milliseconds } from './latencies.js';
import { appendSubmissions } from './sample-log.js';
import { SampleMascots } from './sample-mascots.js';

const SUBMISSIONS = 100_000;
const RUNS = 200;
const ADMIN_TOKEN = 'the-admin-token-of-the-benchmark';

/** The admin desk's list over HTTP, with 100,000 submissions: a page of 60 and the counts, one request at a time. */
export async function benchDesk(print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-bench-'));
  const events = openEmbeddedEventStore(join(folder, 'events'));
  const sample = new SampleMascots();
  await appendSubmissions(events, sample, SUBMISSIONS);
  await events.close();
  const product = await ProductProcess.start(folder, { ADMIN_TOKEN });
  try {
    await product.untilReady();
    const ask = async (query: string) => {
      const headers = { [HEADERS.adminToken]: ADMIN_TOKEN };
      const answer = await fetch(`${product.rest.address}${ROUTES.submissions}?limit=60&${query}`, { headers });
      if (!answer.ok) throw new Error(`${query}: ${answer.status}`);
      await answer.arrayBuffer();
    };
    const measure = async (label: string, queryOf: (index: number) => string) => {
      const { first, p50, p99 } = await latenciesOf(RUNS, (index) => ask(queryOf(index)));
      print(line(label, ...[first, p50, p99].map(milliseconds)));
    };
    print(line(`60 of ${SUBMISSIONS.toLocaleString('en')} submissions`, 'first', 'p50', 'p99'));
    for (const { key } of SUBMISSION_SORTS) await measure(`sort=${key}`, () => `sort=${key}`);
    await measure('pending, oldest first', () => 'status=pending&sort=oldest');
    await measure('any page', (index) => `offset=${(index * 7919) % SUBMISSIONS}`);
    await measure('search, each time another word', (index) => `search=${sample.word(index)}`);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true });
  }
}
