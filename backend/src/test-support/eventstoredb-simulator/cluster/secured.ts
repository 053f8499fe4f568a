import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { User } from '../cluster/users.js';

const file = (name: string): string => join(__dirname, 'certificates', name);

/** For this machine only, and for ever: nobody but tests believes in the authority that signed it. */
export const TLS = { certificate: readFileSync(file('node.crt')), key: readFileSync(file('node.key')) };

/** As whoever makes them with the commands of docs/operations.md. */
export const USERS: readonly User[] = [
  { name: 'admin', password: 'changeit', groups: ['$admins'] },
  { name: 'marcel', password: 'p@ss:word', groups: [] },
];

/** A connection string for somebody who believes in that authority. */
export const securedUrl = (url: string, { name, password }: Pick<User, 'name' | 'password'>): string =>
  `${url.replace('://', `://${encodeURIComponent(name)}:${encodeURIComponent(password)}@`)}&tlsCAFile=${encodeURIComponent(file('ca.crt'))}`;
