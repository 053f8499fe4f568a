import type { EventLog } from '../log/event-log.js';
import type { StreamAccess } from '../log/open-log.js';
import { ALL_STREAM, isMetastream, originalOf } from '../log/system-names.js';
import type { GroupAccess } from '../persistent/groups.js';
import { accessDenied } from '../wire/rpc-failure.js';
import { rolesFor } from './access-lists.js';
import type { User } from './users.js';

/** Groups of users, and the one who belongs to each by name alone. */
const ADMINS = { role: '$admins', name: 'admin' };
const OPERATORS = { role: '$ops', name: 'ops' };

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

/** By lists of rights, unless it is an admin; what nobody may comes before that. */
function mayUse(log: EventLog, user: User | undefined, { kind, stream }: StreamAccess): boolean {
  if (kind !== 'read' && NOBODY_WRITES.includes(stream)) return false;
  if (kind === 'delete' && isMetastream(stream)) return false;
  if (isIn(user, ADMINS)) return true;
  const isOfMetadata = isMetastream(stream);
  const about = isOfMetadata ? originalOf(stream) : stream;
  const right = ({ read: isOfMetadata ? '$mr' : '$r', write: isOfMetadata ? '$mw' : '$w', delete: '$d' } as const)[
    kind
  ];
  const mine = [EVERYBODY, user?.name, ...(user?.groups ?? [])];
  return rolesFor(log, about, right).some((role) => mine.includes(role));
}

const isIn = (user: User | undefined, { role, name }: typeof ADMINS): boolean =>
  user !== undefined && (user.name === name || user.groups.includes(role));
