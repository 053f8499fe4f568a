import { EventStoreDBClient } from '@eventstore/db-client';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { User } from './access.js';

/** A build does not copy them. */
const CERTIFICATES = '../../../src/test-support/eventstoredb-simulator/certificates/';

export const certificateFile = (name: 'ca.crt' | 'node.crt' | 'node.key'): string =>
  fileURLToPath(new URL(CERTIFICATES + name, import.meta.url));

/** A certificate for localhost without an expiry; only tests trust its authority. */
export const TLS = {
  certificate: readFileSync(certificateFile('node.crt')),
  key: readFileSync(certificateFile('node.key')),
};

export const ADMIN: User = { name: 'admin', password: 'changeit', groups: ['$admins'] };

export const MARCEL: User = { name: 'marcel', password: 'p@ss:word', groups: [] };

export const USERS: readonly User[] = [ADMIN, MARCEL];

export const securedUrl = (url: string, { name, password }: Pick<User, 'name' | 'password'>): string =>
  `${url.replace('://', `://${encodeURIComponent(name)}:${encodeURIComponent(password)}@`)}&tlsCAFile=${encodeURIComponent(certificateFile('ca.crt'))}`;

export async function grantReadAll(url: string, { name }: Pick<User, 'name'>): Promise<void> {
  const admin = EventStoreDBClient.connectionString(securedUrl(url, ADMIN));
  await admin.setStreamMetadata('$all', { acl: { readRoles: [name, '$admins'] } });
  await admin.dispose();
}
