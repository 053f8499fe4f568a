import { EventStoreDBClient } from '@eventstore/db-client';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { User } from './users.js';

/** Of the sources: a build leaves them there. */
const CERTIFICATES = '../../../../src/test-support/eventstoredb-simulator/cluster/certificates/';

export const certificateFile = (name: 'ca.crt' | 'node.crt' | 'node.key'): string =>
  fileURLToPath(new URL(CERTIFICATES + name, import.meta.url));

/** For this machine only, and for ever: nobody but tests believes in the authority that signed it. */
export const TLS = {
  certificate: readFileSync(certificateFile('node.crt')),
  key: readFileSync(certificateFile('node.key')),
};

export const ADMIN: User = { name: 'admin', password: 'changeit', groups: ['$admins'] };

export const OPERATOR: User = { name: 'olga', password: 'changeit', groups: ['$ops'] };

/** In no group: what else it may is given with the commands of docs/operations.md. */
export const MARCEL: User = { name: 'marcel', password: 'p@ss:word', groups: [] };

export const USERS: readonly User[] = [ADMIN, MARCEL];

/** A connection string for somebody who believes in that authority. */
export const securedUrl = (url: string, { name, password }: Pick<User, 'name' | 'password'>): string =>
  `${url.replace('://', `://${encodeURIComponent(name)}:${encodeURIComponent(password)}@`)}&tlsCAFile=${encodeURIComponent(certificateFile('ca.crt'))}`;

/** What docs/operations.md says that an administrator has to do for that user. */
export async function letReadAll(url: string, { name }: Pick<User, 'name'>): Promise<void> {
  const admin = EventStoreDBClient.connectionString(securedUrl(url, ADMIN));
  await admin.setStreamMetadata('$all', { acl: { readRoles: [name, '$admins'] } });
  await admin.dispose();
}
