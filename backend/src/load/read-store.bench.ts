import { benchQueries } from './list-queries.bench.js';
import { benchRebuild } from './rebuild.bench.js';

/** Speed of the read models: how fast they are rebuilt, and how fast they answer. */
export async function benchReadStore(print: (line: string) => void): Promise<void> {
  await benchRebuild(print);
  print('');
  await benchQueries(print);
}
