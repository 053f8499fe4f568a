import type { Metadata } from '@grpc/grpc-js';
import * as z from 'zod/mini';
import type { OpenLog } from './log-writer.js';
import { ALL_STREAM, isMetastream, metastreamOf, originalOf, type EventLog } from './log.js';
import { accessDenied, unauthenticated } from './wire.js';

export interface User {
  readonly name: string;
  readonly password: string;
  readonly groups: readonly string[];
}

export interface StreamAccess {
  readonly kind: 'read' | 'write';
  readonly stream: string;
}

export interface CurrentLog {
  readonly current: OpenLog;
  /** Checks the rights alone, whichever node leads. @throws RpcFailure */
  authorize(headers: Metadata, access: StreamAccess): void;
  /** Returns the log as this node shows it to the caller. @throws RpcFailure */
  admit(headers: Metadata, access: StreamAccess): OpenLog;
}

/** Returns the caller by name and password; undefined for an anonymous one. @throws RpcFailure for wrong credentials */
export function authenticate(headers: Metadata, users: readonly User[]): User | undefined {
  const [header] = headers.get('authorization');
  if (header === undefined) return undefined;
  const [, encoded = ''] = /^Basic (.+)$/.exec(String(header)) ?? [];
  const [name, ...rest] = Buffer.from(encoded, 'base64').toString().split(':');
  const user = users.find((candidate) => candidate.name === name && candidate.password === rest.join(':'));
  if (user === undefined) throw unauthenticated();
  return user;
}

const Roles = z.optional(z.union([z.string(), z.array(z.string())]));
const StreamMetadata = z.object({ $acl: z.optional(z.object({ $r: Roles, $w: Roles, $mr: Roles, $mw: Roles })) });

/** @throws RpcFailure when the server's policy does not let this user */
export function authorize(log: EventLog, user: User | undefined, { kind, stream }: StreamAccess): void {
  if (user === undefined) throw accessDenied();
  if (kind === 'write' && stream === ALL_STREAM) throw accessDenied();
  if (user.groups.includes('$admins')) return;
  const isOfMetadata = isMetastream(stream);
  const subject = isOfMetadata ? originalOf(stream) : stream;
  const right = isOfMetadata ? (['$mr', '$mw'] as const) : (['$r', '$w'] as const);
  const { data } = StreamMetadata.safeParse(log.latest(metastreamOf(subject)));
  const byDefault = subject.startsWith('$') ? '$admins' : '$all';
  const roles = [data?.$acl?.[right[kind === 'read' ? 0 : 1]] ?? byDefault].flat();
  if (!roles.some((role) => ['$all', user.name, ...user.groups].includes(role))) throw accessDenied();
}
