import { isSystemStream } from '@eventstore/db-client';

/** Stands in front of names of ours that would otherwise look like the server's own, or like one that was escaped. */
const ESCAPE = '!';

/** Stream and event names as the server gets them: names that begin with `$` are the server's. Usual names stay as they are. */
export const toServerName = (name: string): string => (/^[$!]/.test(name) ? ESCAPE + name : name);

export const fromServerName = (name: string): string => (name.startsWith(ESCAPE) ? name.slice(ESCAPE.length) : name);

/** Whether a stream or event type is the server's own. */
export const isServerName = isSystemStream;
