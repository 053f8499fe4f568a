import { renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';

/**
 * Loaded before the product: a first SIGUSR2 begins to note what its thread does, a second one writes that to the file `PROFILE_FILE`, as V8 tells it.
 */
const session = new Session();
session.connect();
session.post('Profiler.enable');
let isNoting = false;

process.on('SIGUSR2', () => {
  isNoting = !isNoting;
  if (isNoting) session.post('Profiler.start');
  else session.post('Profiler.stop', (_error, told) => write(JSON.stringify(told?.profile)));
});

function write(profile: string): void {
  const file = process.env.PROFILE_FILE ?? '';
  writeFileSync(`${file}.part`, profile);
  renameSync(`${file}.part`, file);
}
