import { randomUUID } from 'node:crypto';
import type { ProposedEvent } from './log-record.js';
import type { LogWriter } from './log-writer.js';
import { SYSTEM_TYPES } from './system-names.js';

/** A new log is not empty: like the real server's it begins with events in system streams. */
const SYSTEM_EVENTS: readonly (readonly [stream: string, type: string, data: unknown])[] = [
  ['$$$scavenges', SYSTEM_TYPES.streamMetadata, { $maxAge: 2_592_000 }],
  ['$$$user-admin', SYSTEM_TYPES.streamMetadata, { $acl: { $r: '$admins', $w: '$admins' } }],
  ['$user-admin', '$UserCreated', { loginName: 'admin', fullName: 'Event Store Administrator', groups: ['$admins'] }],
  ['$users', '$User', 'admin'],
  ['$$$user-ops', SYSTEM_TYPES.streamMetadata, { $acl: { $r: '$admins', $w: '$admins' } }],
  ['$user-ops', '$UserCreated', { loginName: 'ops', fullName: 'Event Store Operations', groups: ['$ops'] }],
  ['$users', '$User', 'ops'],
];

export async function writeSystemEvents(writer: LogWriter): Promise<void> {
  for (const [stream, type, data] of SYSTEM_EVENTS) await writer.append(stream, 'any', [jsonEvent(type, data)]);
}

export const jsonEvent = (type: string, data: unknown): ProposedEvent => ({
  id: randomUUID(),
  type,
  isJson: true,
  data: Buffer.from(JSON.stringify(data)),
  metadata: new Uint8Array(),
});
