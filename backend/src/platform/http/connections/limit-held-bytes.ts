import { ERROR_MESSAGES } from '@marcel/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../observability/metrics/metrics.js';
import { bytesOf } from '../caching/whole-answer.js';
import { networkOf } from '../rate-limits/network-of.js';
import type { Shares } from '../rate-limits/shares.js';
import { tooManyRequests } from '../rate-limits/too-many-requests.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts bytes that are held in memory until the answer has gone or its reader has. @throws DomainError `too_many_requests` */
    hold: ((bytes: number) => void) | null;
  }
}

/** Answers below it are not worth counting, in bytes: a connection may hold as many without being asked. */
const LARGE = 64 * 1024;

const FORM = /^multipart\//i;

/** In seconds. */
const RETRY_AFTER = 5;

/** Counts the bytes of forms as they arrive, and the large answers that go out, by network. */
export function limitHeldBytes(server: FastifyInstance, held: Shares, metrics: Metrics): void {
  metrics.observeHeldBytes(() => held.inAll);
  server.decorateRequest('hold', null);

  const holderFor = (request: FastifyRequest, reply: FastifyReply) => {
    const holding = held.begin(networkOf(request.ip));
    reply.raw.once('close', () => holding.release());
    return (bytes: number): void => {
      // Who has gone tells nobody once more.
      if (isGone(request, reply)) return;
      const full = holding.add(bytes);
      if (full === undefined) return;
      metrics.heldBytesRefused(full);
      throw tooManyRequests(reply, RETRY_AFTER, ERROR_MESSAGES.tooManyRequests);
    };
  };

  server.addHook('preParsing', (request, reply, payload, done) => {
    if (FORM.test(request.headers['content-type'] ?? '')) request.hold = holderFor(request, reply);
    done(null, payload);
  });

  server.addHook('onSend', async (request, reply, payload) => {
    const bytes = bytesOf(payload);
    if (bytes >= LARGE) holderFor(request, reply)(bytes);
    return payload;
  });
}

const isGone = ({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply): boolean =>
  raw.destroyed || socket.destroyed;
