import type { Metadata } from '@grpc/grpc-js';
import { unauthenticated } from '../wire/rpc-failure.js';

/** Somebody who may log in. */
export interface User {
  readonly name: string;
  readonly password: string;
  readonly groups: readonly string[];
}

/** Who calls, by name and password; undefined for nobody in particular. @throws RpcFailure for wrong ones */
export function authenticate(headers: Metadata, users: readonly User[]): User | undefined {
  const [header] = headers.get('authorization');
  if (header === undefined) return undefined;
  const [, encoded = ''] = /^Basic (.+)$/.exec(String(header)) ?? [];
  const [name, ...rest] = Buffer.from(encoded, 'base64').toString().split(':');
  const user = users.find((candidate) => candidate.name === name && candidate.password === rest.join(':'));
  if (user === undefined) throw unauthenticated();
  return user;
}
