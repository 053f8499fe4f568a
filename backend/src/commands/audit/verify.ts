import type { Writable } from 'node:stream';
import { verifyLog } from '../../contexts/audit/index.js';
import type { OpenedEngines } from '../../platform/engines/engines.js';

export const USAGE = `Usage: npm run audit -w backend -- verify

Folds the log again and compares it with its checkpoints; exit code 2 when it does not hold. Reads the same settings as the
server, which may run meanwhile.
`;

/** Exit code for a log that fails verification. */
export const FAILED = 2;
export const USAGE_ERROR = 64;

/** Writes a report and returns the exit code. @throws EventStoreUnavailable, LogDamaged */
export async function verify(events: OpenedEngines['events'], output: Writable): Promise<number> {
  const report = await verifyLog(events);
  output.write(`${JSON.stringify(report, null, 2)}\n`);
  if (report.holds) await events.checkStorage?.();
  return report.holds ? 0 : FAILED;
}
