import { compileDotNet } from './dotnet-regex.js';
import type { LogRecord } from './log-record.js';
import { isHiddenFromAll } from './system-names.js';

/** A condition on stream names or event types. */
export interface EventFilter {
  readonly on: 'stream' | 'type';
  readonly regex?: string;
  readonly prefixes?: readonly string[];
}

export type RecordTest = (record: LogRecord) => boolean;

/** What of $all passes. @throws RpcFailure for a regular expression that is none, or that cannot be translated */
export function filterAll(filter: EventFilter | undefined): RecordTest {
  if (filter === undefined) return ({ stream }) => !isHiddenFromAll(stream);
  const { on, regex, prefixes = [] } = filter;
  const matches = regex === undefined ? hasPrefix(prefixes) : compiled(regex);
  return (record) => !isHiddenFromAll(record.stream) && matches(record[on]);
}

const hasPrefix =
  (prefixes: readonly string[]) =>
  (text: string): boolean =>
    prefixes.some((prefix) => text.startsWith(prefix));

function compiled(regex: string): (text: string) => boolean {
  const pattern = compileDotNet(regex);
  return (text) => pattern.test(text);
}
