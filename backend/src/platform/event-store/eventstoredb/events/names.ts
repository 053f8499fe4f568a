import { isSystemStream } from '@eventstore/db-client';

/** Stands in front of names of ours that would otherwise look like the server's own, or like one that was escaped. */
const ESCAPE = '!';

/** Begins with the escape, and with nothing that is escaped: no name of ours becomes one like it. */
const ADAPTER_NAME = /^!(?![!$])/;

/** Stream and event names as the server gets them: names that begin with `$` are the server's. Usual names stay as they are. */
export const toServerName = (name: string): string => (/^[$!]/.test(name) ? ESCAPE + name : name);

export const fromServerName = (name: string): string => (name.startsWith(ESCAPE) ? name.slice(ESCAPE.length) : name);

/** The stream in which the adapter notes that it begins to append an event that may come again. */
export const markerStreamOf = (eventId: string): string => `${ESCAPE}append-${eventId}`;

/** The adapter's own: it tells the log's identity, and holds no event of the log. */
export const IDENTITY_STREAM = '$log-identity';

/** Whether a stream or event type is one of ours, and neither the server's nor the adapter's own. */
export const isOwnName = (name: string): boolean =>
  !isSystemStream(name) && !ADAPTER_NAME.test(name) && name !== toServerName(IDENTITY_STREAM);

/** The same for streams, as a regular expression for the server. */
export const OWN_STREAMS = '^([^$!]|!!|![$](?!log-identity$))';
