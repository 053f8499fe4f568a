import 'reflect-metadata';
import { LogDamaged } from '../../platform/event-store/errors.js';
import { startFailure } from '../../platform/errors/start-failure.js';
import { openForReading } from '../../platform/engines/open-engines.js';
import { withStores } from '../with-engines.js';
import { FAILED, MISUSED, USAGE, verify } from './verify.js';

try {
  if (process.argv[2] === 'verify')
    process.exitCode = await withStores(openForReading, ({ events }) => verify(events, process.stdout));
  else {
    process.stdout.write(USAGE);
    process.exitCode = MISUSED;
  }
} catch (error) {
  process.stderr.write(`The audit failed: ${startFailure(error)}\n`);
  process.exitCode = error instanceof LogDamaged ? FAILED : 1;
}
