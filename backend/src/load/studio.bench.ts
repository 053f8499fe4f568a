import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import type { PictureOrder } from '../contexts/studio/providers/local/composing/compose.js';
import { Composers } from '../contexts/studio/providers/local/composing/composers.js';
import { StudioClient } from '../test-support/studio/studio-client.js';
import { ProductProcess } from '../test-support/product-process.js';
import { sampleCharacter, sampleDrawings, samplePortraits } from './contact-sheet/sample-portraits.js';
import { latenciesOf, line, milliseconds } from './latencies.js';

const RUNS = 30;
const QUEUED = 60;

const MEBIBYTE = 1024 * 1024;

/** Time of one picture in a thread, what many cost in memory, and how fast a queue of them is worked off. */
export async function benchStudio(print: (line: string) => void): Promise<void> {
  const composers = new Composers(1);
  const { signal } = new AbortController();
  const before = process.memoryUsage().rss;
  print(line('a picture, by the local provider', 'first', 'p50', 'p99'));
  for (const [label, orderOf] of await kinds()) {
    const { first, p50, p99 } = await latenciesOf(RUNS, (run) => composers.compose(orderOf(run), signal));
    print(line(label, ...[first, p50, p99].map(milliseconds)));
  }
  print(line('memory taken', `${Math.round((process.memoryUsage().rss - before) / MEBIBYTE)} MiB`));
  await composers.close();
  print(line(`a queue of ${QUEUED} pictures, two at once`, `${(await queueRate()).toFixed(1)}/s`));
}

async function kinds(): Promise<[string, (run: number) => PictureOrder][]> {
  const portraits = await samplePortraits();
  const drawings = await sampleDrawings();
  const character = await sampleCharacter();
  const portraitOf = (run: number): Buffer => portraits[run % portraits.length] ?? character;
  return [
    ['hug', (seed) => ({ kind: 'hug', seed, name: 'Grace', portrait: portraitOf(seed), character: undefined })],
    ['hug with a character', (seed) => ({ kind: 'hug', seed, name: 'Ada', portrait: portraitOf(seed), character })],
    ['drawing', (seed) => ({ kind: 'drawing', seed, drawing: drawings[seed % drawings.length] ?? character })],
    ['image', (seed) => ({ kind: 'image', seed, prompt: 'A pirate on the beach at sunset' })],
  ];
}

/** Pictures a second from the first order over HTTP to the last picture. */
async function queueRate(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-bench-'));
  const product = await ProductProcess.start(folder);
  try {
    const studio = new StudioClient(product.rest);
    const start = performance.now();
    for (let order = 0; order < QUEUED; order += 1) await studio.image({ prompt: `Picture ${order}` });
    await studio.settledImage(QUEUED);
    return (QUEUED / (performance.now() - start)) * 1000;
  } finally {
    await product.stop();
    await rm(folder, { recursive: true });
  }
}
