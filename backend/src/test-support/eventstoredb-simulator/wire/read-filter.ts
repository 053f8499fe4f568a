import type { EventFilter } from '../log/event-filter.js';
import { invalidArgument } from './rpc-failure.js';

interface Expression {
  getRegex(): string;
  getPrefixList(): string[];
}

/** The message that reads and persistent subscriptions have each of their own. */
export interface FilterMessage {
  getEventType(): Expression | undefined;
  getStreamIdentifier(): Expression | undefined;
}

/** A regular expression counts when it is not empty, else the prefixes. @throws RpcFailure when neither part is given */
export function readFilter(message: FilterMessage): EventFilter {
  const byType = message.getEventType();
  const expression = byType ?? message.getStreamIdentifier();
  if (expression === undefined) throw invalidArgument('The filter is missing');
  const on = byType === undefined ? 'stream' : 'type';
  const regex = expression.getRegex();
  return regex === '' ? { on, prefixes: expression.getPrefixList() } : { on, regex };
}
