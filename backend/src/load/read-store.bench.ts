import { benchQueries } from './list-queries.bench.js';
import { benchRebuild } from './rebuild.bench.js';

export async function benchReadStore(print: (line: string) => void): Promise<void> {
  await benchRebuild(print);
  print('');
  await benchQueries(print);
}
