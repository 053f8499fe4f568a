import type { Writable } from 'node:stream';
import { verifyLog } from '../../contexts/audit/index.js';
import type { OpenedEngines } from '../../platform/engines/engines.js';

export const USAGE = `Usage: npm run audit -w backend -- verify

Hashes the log again and compares the result with its checkpoints; exit code 2 if verification fails. Uses the settings
of the server, which may be running.
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
