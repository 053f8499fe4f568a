import type { Metadata } from '@grpc/grpc-js';
import * as z from 'zod/mini';
import type { EventLog } from '../log/event-log.js';
import type { Access } from '../log/open-log.js';
import { rawMetadata } from '../log/stream-metadata.js';
import { ALL_STREAM, isMetastream, metastreamOf, originalOf } from '../log/system-names.js';
import { accessDenied, unauthenticated } from '../wire/rpc-failure.js';

/** Somebody who may log in. */
export interface User {
  readonly name: string;
  readonly password: string;
  readonly groups: readonly string[];
}

const ADMINS = '$admins';

/** Whoever it is, an admin too. */
const NOBODY_WRITES: readonly string[] = [ALL_STREAM, ''];

/** Everybody, in lists of rights. */
const EVERYBODY = '$all';

const Roles = z.optional(z.union([z.string(), z.array(z.string())]));
const Acl = z.object({ $r: Roles, $w: Roles, $d: Roles, $mr: Roles, $mw: Roles });
const WithAcl = z.object({ $acl: z.optional(Acl) });

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

/** @throws RpcFailure when the access list of the stream, or the default, does not have this user */
export function authorize(log: EventLog, user: User | undefined, { kind, stream }: Access, anonymous: boolean): void {
  if (kind !== 'read' && NOBODY_WRITES.includes(stream)) throw accessDenied();
  if (user?.groups.includes(ADMINS) === true) return;
  if (user === undefined && !anonymous) throw accessDenied();
  const isOfMetadata = stream !== ALL_STREAM && isMetastream(stream);
  const about = isOfMetadata ? originalOf(stream) : stream;
  const key = ({ read: isOfMetadata ? '$mr' : '$r', write: isOfMetadata ? '$mw' : '$w', delete: '$d' } as const)[kind];
  const roles = aclOf(log, about)?.[key] ?? (about.startsWith('$') ? ADMINS : EVERYBODY);
  const mine = [EVERYBODY, user?.name, ...(user?.groups ?? [])];
  if (![roles].flat().some((role) => mine.includes(role))) throw accessDenied();
}

function aclOf(log: EventLog, stream: string): z.infer<typeof Acl> | undefined {
  const latest = log.stream(metastreamOf(stream)).records.at(-1);
  return latest && WithAcl.safeParse(rawMetadata(latest)).data?.$acl;
}
