import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Settings } from '../../platform/config/settings.js';
import type { OpenedEngines } from '../../platform/engines/engines.js';
import type { ReadStore } from '../../platform/read-store/read-store.js';
import {
  exportLines,
  HashedLog,
  knownSeals,
  replaySubmission,
  signerOf,
  verifyLog,
} from '../../contexts/audit/index.js';

export interface AuditTools {
  readonly events: OpenedEngines['events'];
  readonly views: ReadStore;
  readonly settings: Pick<Settings, 'notaryKey'>;
  readonly output: Writable;
}

const USAGE = `Usage: npm run audit -w backend -- <command>

  verify                   folds the log against its seals; exit code 2 when it does not hold
  replay <id> [revision]   shows a submission, folded from its events
  export                   writes the whole log with its running hash, one JSON object a line
  key                      the notary's public key in PEM, for whoever checks a certificate; needs no store

Reads the same settings as the server. The embedded store belongs to one process: stop the server first, or ask it
under /api/audit.
`;

/** What NOTARY_KEY signs is checked with this. @throws Error when there is no key */
export function notaryKey(settings: AuditTools['settings']): string {
  const signer = signerOf(settings);
  if (signer === undefined) throw new Error('NOTARY_KEY is not set: nothing is signed');
  return signer.pem;
}

/** The log does not hold. */
export const FAILED = 2;
const MISUSED = 64;

/** Runs a command of the auditor's and answers its exit code. @throws DomainError not_found, EventStoreUnavailable, LogDamaged */
export async function runCommand(command: string, parameters: readonly string[], tools: AuditTools): Promise<number> {
  const { events, output } = tools;
  const [id, revision] = parameters.map(Number);
  switch (command) {
    case 'verify': {
      const report = await verifyLog(events, await evidenceOf(tools));
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

/** The seals that the read models know; none when they were never built. */
async function evidenceOf({ views, settings }: AuditTools) {
  const signer = signerOf(settings);
  const isBuilt = (await views.activeVersion('seals')) !== undefined;
  return { signer, known: isBuilt ? await knownSeals(views) : undefined };
}
