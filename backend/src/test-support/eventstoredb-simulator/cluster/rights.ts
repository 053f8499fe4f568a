import type { EventLog } from '../log/event-log.js';
import type { StreamAccess } from '../log/open-log.js';
import { ALL_STREAM, isMetastream, originalOf } from '../log/system-names.js';
import type { GroupAccess } from '../persistent/groups.js';
import { accessDenied } from '../wire/rpc-failure.js';
import { aclOf } from './access-lists.js';
import type { User } from './users.js';

const ADMINS = '$admins';
const OPERATORS = '$ops';

/** Whoever it is, an admin too. */
const NOBODY_WRITES: readonly string[] = [ALL_STREAM, ''];

/** Everybody, in lists of rights. */
const EVERYBODY = '$all';

/** @param user undefined for nobody in particular. @throws RpcFailure when the server's policy does not let this user */
export function authorize(
  log: EventLog,
  user: User | undefined,
  access: StreamAccess | GroupAccess,
  anonymous: boolean,
): void {
  if (!isAllowed(log, user, access, anonymous)) throw accessDenied();
}

function isAllowed(
  log: EventLog,
  user: User | undefined,
  access: StreamAccess | GroupAccess,
  anonymous: boolean,
): boolean {
  switch (access.kind) {
    case 'manage-groups':
      return isIn(user, ADMINS) || isIn(user, OPERATORS);
    case 'know-groups':
      return user !== undefined;
    case 'consume':
      return user !== undefined && mayUse(log, user, { kind: 'read', stream: access.stream });
    case 'read':
    case 'write':
    case 'delete':
      return (user !== undefined || anonymous) && mayUse(log, user, access);
  }
}

/** By the access list of the stream, or the default. */
function mayUse(log: EventLog, user: User | undefined, { kind, stream }: StreamAccess): boolean {
  if (kind !== 'read' && NOBODY_WRITES.includes(stream)) return false;
  if (isIn(user, ADMINS)) return true;
  const isOfMetadata = stream !== ALL_STREAM && isMetastream(stream);
  const about = isOfMetadata ? originalOf(stream) : stream;
  const key = ({ read: isOfMetadata ? '$mr' : '$r', write: isOfMetadata ? '$mw' : '$w', delete: '$d' } as const)[kind];
  const roles = aclOf(log, about)?.[key] ?? (about.startsWith('$') ? ADMINS : EVERYBODY);
  const mine = [EVERYBODY, user?.name, ...(user?.groups ?? [])];
  return [roles].flat().some((role) => mine.includes(role));
}

const isIn = (user: User | undefined, group: string): boolean => user?.groups.includes(group) === true;
