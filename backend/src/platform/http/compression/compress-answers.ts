import { HEADERS } from '@marcel/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWhole } from '../caching/whole-answer.js';
import { compress, encodingFor, WORTH_COMPRESSING, type Encoding } from './encodings.js';

const TEXT = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/;
const FOR_ONE_ALONE = /\b(?:private|no-store)\b/;

const SECRETS = [HEADERS.adminToken, HEADERS.auditorToken, HEADERS.deployToken, HEADERS.ownerKey, 'authorization'];

const QUALITY = 4;

/**
 * Pages and JSON travel compressed, whether or not somebody in front would do it. What is for one alone does not: how long an answer
 * gets would tell whoever puts words into it what else it holds (BREACH). Streams pass as they come. Tags stay those of the records that
 * are shown, for edits name them.
 */
export function compressAnswers(server: FastifyInstance): void {
  const compressed = onceForKept();
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!isWhole(payload) || Buffer.byteLength(payload) < WORTH_COMPRESSING || !isForAll(request, reply)) {
      done(null, payload);
      return;
    }
    void reply.header('vary', withAcceptEncoding(reply.getHeader('vary')));
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === undefined) {
      done(null, payload);
      return;
    }
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    compressed(payload, encoding).then((bytes) => done(null, bytes), done);
  });
}

/** Answers that are kept go out as the same bytes again and again: those are compressed once. */
function onceForKept() {
  const known = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();
  return (payload: Buffer | string, encoding: Encoding): Promise<Buffer> => {
    if (typeof payload === 'string') return compress[encoding](payload, QUALITY);
    const encodings = known.get(payload) ?? new Map<Encoding, Promise<Buffer>>();
    known.set(payload, encodings);
    const done = encodings.get(encoding) ?? compress[encoding](payload, QUALITY);
    encodings.set(encoding, done);
    return done;
  };
}

function isForAll(request: FastifyRequest, reply: FastifyReply): boolean {
  const [type, kept] = ['content-type', 'cache-control'].map((name) => String(reply.getHeader(name) ?? ''));
  if (reply.hasHeader('content-encoding') || !TEXT.test(type ?? '')) return false;
  return !SECRETS.some((name) => name in request.headers) && !FOR_ONE_ALONE.test(kept ?? '');
}

function withAcceptEncoding(vary: string | number | string[] | undefined): string {
  const named = String(vary ?? '');
  if (/accept-encoding/i.test(named)) return named;
  return named === '' ? 'accept-encoding' : `${named}, accept-encoding`;
}
