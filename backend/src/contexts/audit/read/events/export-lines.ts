import type { HashedLog } from '../../ledger/hashed-log.js';
import { toAuditEvent } from './audit-event.js';

/** The whole log with its running hash, one JSON object a line. */
export async function* exportLines(log: HashedLog): AsyncGenerator<string> {
  for await (const hashed of log.read()) yield `${JSON.stringify(toAuditEvent(hashed))}\n`;
}
