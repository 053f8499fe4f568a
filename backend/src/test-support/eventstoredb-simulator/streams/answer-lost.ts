import { once, type EventEmitter } from 'node:events';
import { unavailable } from '../wire/rpc-failure.js';

/** Waits for the client to give up on an answer that never comes. */
export async function answerLost(call: EventEmitter): Promise<never> {
  await once(call, 'cancelled');
  throw unavailable('The answer was lost');
}
