import { ERROR_MESSAGES } from '@marcel/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TryLater } from '../../decider/try-later.js';
import { isBrokenOff } from './broken-off.js';
import { errorAnswer, type ErrorAnswer } from './error-answer.js';
import { toErrorAnswer } from './to-error-answer.js';

/** When a client may try again if nothing better is known, in seconds. */
const RETRY_AFTER = 5;

/** Answers a request with what was thrown; a fault of ours is logged in full, under the id of the request. */
export function sendErrorAnswer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = answerTo(thrown, request);
  if (reply.sent) return;
  if (thrown instanceof TryLater) reply.header('retry-after', thrown.retryAfter);
  if ((status === 429 || status === 503) && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER);
  reply
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

function answerTo(thrown: unknown, request: FastifyRequest): ErrorAnswer {
  if (isBrokenOff(thrown, request)) {
    request.log.info({ req: request }, 'The client broke off its request');
    return errorAnswer('invalid_input', ERROR_MESSAGES.malformedBody);
  }
  const answer = toErrorAnswer(thrown);
  if (answer.body.code === 'internal') request.log.error({ err: thrown }, 'The request failed');
  return answer;
}
