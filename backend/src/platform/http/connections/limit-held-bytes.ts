import { ERROR_MESSAGES, MAX_UPLOAD_BYTES } from '@marcel/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../observability/metrics/metrics.js';
import { networkOf } from '../rate-limits/network-of.js';
import { tooManyRequests } from '../rate-limits/too-many-requests.js';
import type { HeldBytes } from './held-bytes.js';

/** Answers below it are not worth counting, in bytes: a connection may hold as many without being asked. */
const LARGE = 64 * 1024;

/** What a form may take that does not tell its length. */
const UNTOLD = 2 * MAX_UPLOAD_BYTES;

/** In seconds. */
const RETRY_AFTER = 5;

/** Counts the forms that arrive and the large answers that go out, by network, until their answer has gone or its reader has. */
export function limitHeldBytes(server: FastifyInstance, held: HeldBytes, metrics: Metrics): void {
  metrics.observeHeldBytes(() => held.inAll);

  const refusalOf = (request: FastifyRequest, reply: FastifyReply, bytes: number): Error | undefined => {
    const taken = held.take(networkOf(request.ip), bytes);
    if (typeof taken === 'string') {
      metrics.heldBytesRefused(taken);
      return tooManyRequests(reply, RETRY_AFTER, ERROR_MESSAGES.tooManyRequests);
    }
    reply.raw.once('close', taken);
    return undefined;
  };

  server.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-length': length, 'content-type': type = '' } = request.headers;
    const isForm = /^multipart\//i.test(type);
    done(isForm ? refusalOf(request, reply, Number(length ?? UNTOLD)) : undefined, payload);
  });

  server.addHook('onSend', (request, reply, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    const bytes = isWhole ? Buffer.byteLength(payload) : 0;
    const refusal = bytes < LARGE ? undefined : refusalOf(request, reply, bytes);
    if (refusal === undefined) done(null, payload);
    else done(refusal);
  });
}
