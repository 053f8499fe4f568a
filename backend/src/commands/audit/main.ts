import 'reflect-metadata';
import { LogDamaged } from '../../platform/event-store/errors.js';
import { describeStartFailure } from '../../platform/errors/start-failure.js';
import { openForReading } from '../../platform/engines/open-engines.js';
import { withStores } from '../with-engines.js';
import { FAILED, USAGE_ERROR, USAGE, verify } from './verify.js';

try {
  if (process.argv[2] === 'verify')
    process.exitCode = await withStores(openForReading, ({ events }) => verify(events, process.stdout));
  else {
    process.stdout.write(USAGE);
    process.exitCode = USAGE_ERROR;
  }
} catch (error) {
  process.stderr.write(`The audit failed: ${describeStartFailure(error)}\n`);
  process.exitCode = error instanceof LogDamaged ? FAILED : 1;
}
