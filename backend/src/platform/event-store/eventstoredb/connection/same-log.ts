import { AnotherLog } from '../../errors.js';
import { readStream } from './read-stream.js';
import { IDENTITY_STREAM, toServerName } from '../events/names.js';
import type { Connection } from './connection.js';

/**
 * Sees to it that a process writes to one log. Behind the same address there may be another one by now, such as an empty one:
 * whoever wrote on would give ids a second time, and would acknowledge what nobody looks for there. What only reads may follow.
 */
export class SameLog {
  private known: string | undefined;
  private readonly looked = new WeakMap<Connection, Promise<void>>();

  constructor(private readonly timeoutMs: number) {}

  /** Looks over each connection until it was found to lead there. @throws AnotherLog, and what reading over it throws */
  check(connection: Connection): Promise<void> {
    const look = this.looked.get(connection) ?? this.look(connection);
    this.looked.set(connection, look);
    return look.catch((error: unknown) => {
      this.looked.delete(connection);
      throw error;
    });
  }

  /** Which log it is, once somebody knows. */
  isThat(identity: string): void {
    this.known ??= identity;
  }

  private async look(connection: Connection): Promise<void> {
    let identity: string | undefined;
    const recorded = readStream(connection, toServerName(IDENTITY_STREAM), { maxCount: 1 }, this.timeoutMs);
    for await (const { id } of recorded) identity = id;
    if (this.known !== undefined && identity !== this.known) throw new AnotherLog();
    this.known = identity;
  }
}
