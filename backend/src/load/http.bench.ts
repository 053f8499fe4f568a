import { MASCOT_SORT_FIELDS } from '@marcel/contracts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedEventStore } from '../platform/event-store/embedded/open.js';
import { appendsPerSecond, rate } from './append.bench.js';
import { withBareRoute } from './bare-server.js';
import { line, milliseconds } from './latencies.js';
import { requestsPerSecond } from './requests-per-second.js';
import { appendMascots } from './sample-log.js';
import { SampleMascots } from './sample-mascots.js';
import { withProduct } from './with-product.js';

const MASCOTS = 100_000;

export async function benchHttp(print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'http-bench-'));
  const events = openEmbeddedEventStore(join(folder, 'events'));
  const sample = new SampleMascots();
  await appendMascots(events, sample, MASCOTS);
  await events.close();
  try {
    await withProduct(folder, async ({ rest: { address } }) => {
      await benchLists(address, sample, print);
      print('');
      await benchLikes(address, print);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function benchLists(address: string, sample: SampleMascots, print: (line: string) => void): Promise<void> {
  const list = (query: string) => `${address}/api/mascots?limit=20&${query}`;
  const size = (await (await fetch(list('sortBy=likes'))).arrayBuffer()).byteLength;
  const bare = await withBareRoute(size, async (url) => (await requestsPerSecond(url)).perSecond);
  print(line(`GET a page of 20 out of ${MASCOTS.toLocaleString('en')}, 64 connections`, 'rate', 'to bare'));
  print(rate(`bare Fastify route, ${size} bytes`, bare));
  const queries = [
    ...MASCOT_SORT_FIELDS.map((field) => `sortBy=${field}`),
    'industry=retail&type=robot',
    `search=${sample.word(30)}`,
  ];
  for (const query of queries) print(rate(query, (await requestsPerSecond(list(query))).perSecond, bare));
}

async function benchLikes(address: string, print: (line: string) => void): Promise<void> {
  const url = `${address}/api/mascots/1/like`;
  const alone = await appendsPerSecond(1);
  const together = await appendsPerSecond(64);
  const liked = await requestsPerSecond(url, { method: 'POST' });
  const unhurried = await requestsPerSecond(url, { method: 'POST', connections: 1 });
  print(line('durable likes', 'rate', 'to first'));
  print(rate('embedded store, one at a time', alone, alone));
  print(rate('embedded store, 64 writers', together, alone));
  print(rate('POST like, 64 connections, answered when visible', liked.perSecond, alone));
  print(rate('POST like, 1 connection', unhurried.perSecond, alone));
  print(line('write to visible, 64 connections', `p50 ${milliseconds(liked.p50)}`, ` p99 ${milliseconds(liked.p99)}`));
  print(
    line('write to visible, 1 connection', `p50 ${milliseconds(unhurried.p50)}`, ` p99 ${milliseconds(unhurried.p99)}`),
  );
}
