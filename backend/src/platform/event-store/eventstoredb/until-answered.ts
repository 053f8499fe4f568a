import type { Connection } from './connection/connection.js';
import { denial, unavailable } from './connection/failures.js';
import { Backoff } from './backoff.js';
import type { ReadTools } from './read/read-persistently.js';

/**
 * Writes over a connection until the server has answered; what fails is tried again over another one. Whatever is sent again has
 * to carry the same ids.
 * @param send told whether it was tried before
 * @param refusalOf the server's verdict, which is no trouble on the way
 * @throws EventStoreAccessDenied, EventStoreUnavailable, and what it is refused with
 */
export async function untilAnswered<Answer>(
  { connections, timing, random }: ReadTools,
  send: (connection: Connection, isRepeated: boolean) => Promise<Answer>,
  refusalOf: (error: unknown) => Error | undefined = () => undefined,
): Promise<Answer> {
  const backoff = new Backoff(timing.backoff, random);
  for (let isRepeated = false; ; isRepeated = true) {
    const connection = connections.use();
    try {
      return await send(connection, isRepeated);
    } catch (error) {
      const refusal = refusalOf(error) ?? denial(error);
      if (refusal !== undefined) throw refusal;
      connections.giveUp(connection, error);
      if (!backoff.hasAnother()) throw unavailable('EventStoreDB takes no appends now', error);
      await backoff.wait(connections.closed);
    }
  }
}
