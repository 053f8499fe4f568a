import { errorCode } from '../errors/error-code.js';
import type { ChildAnswer } from './answers.js';
import { endBeyond } from './memory-limit.js';

/** Makes of this process one that works for its parent, one order after the other, within the memory that it is given, and ends with it. */
export function serveOrders<Order>(parse: (message: unknown) => Order, work: (order: Order) => Promise<unknown>): void {
  const answer = (said: ChildAnswer): void => void process.send?.(said);
  const [, , memory] = process.argv;
  if (memory !== undefined) endBeyond(Number(memory));
  process.on('disconnect', () => process.exit());
  process.on('message', (message: unknown) => {
    Promise.resolve(message)
      .then((given) => work(parse(given)))
      .then(
        (result) => answer({ result }),
        (error: unknown) => {
          const code = errorCode(error);
          answer({ failure: { message: messageOf(error), ...(code !== undefined && { code }) } });
        },
      );
  });
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
