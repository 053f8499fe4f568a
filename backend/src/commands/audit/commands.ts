import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OpenedEngines } from '../../platform/engines/engines.js';
import { exportLines, HashedLog, replaySubmission, verifyLog } from '../../contexts/audit/index.js';

const USAGE = `Usage: npm run audit -w backend -- <command>

  verify                   folds the log again and compares it with its checkpoints; exit code 2 when it does not hold
  replay <id> [revision]   shows a submission, folded from its events
  export                   writes the whole log with its running hash, one JSON object a line

Reads the same settings as the server. The embedded store belongs to one process: stop the server first, or ask it
under /api/audit.
`;

/** Exit code for a log that fails verification. */
export const FAILED = 2;
const MISUSED = 64;

/** Runs one of the auditor's commands and returns its exit code. @throws DomainError not_found, EventStoreUnavailable, LogDamaged */
export async function runCommand(
  command: string,
  parameters: readonly string[],
  { events, output }: { readonly events: OpenedEngines['events']; readonly output: Writable },
): Promise<number> {
  const [id, revision] = parameters.map(Number);
  switch (command) {
    case 'verify': {
      const report = await verifyLog(events);
      output.write(`${JSON.stringify(report, null, 2)}\n`);
      if (report.holds) await events.checkStorage?.();
      return report.holds ? 0 : FAILED;
    }
    case 'replay':
      if (id === undefined || [id, revision ?? 0].some((number) => !Number.isSafeInteger(number))) break;
      output.write(`${JSON.stringify(await replaySubmission(events, id, { revision }), null, 2)}\n`);
      return 0;
    case 'export': {
      const lines = new PassThrough();
      lines.pipe(output, { end: false });
      await pipeline(Readable.from(exportLines(new HashedLog(events))), lines);
      return 0;
    }
  }
  output.write(USAGE);
  return MISUSED;
}
