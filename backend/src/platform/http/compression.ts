import compress from '@fastify/compress';
import { HEADERS } from '@marcel/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';

/** Smaller answers gain nothing. */
const THRESHOLD_BYTES = 1024;

/** More takes longer than it saves for what is sent once. */
const BROTLI_QUALITY = 4;

const TEXT = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/;
const FOR_ONE_ALONE = /\b(?:private|no-store)\b/;

const SECRETS = [HEADERS.adminToken, HEADERS.auditorToken, HEADERS.deployToken, HEADERS.ownerKey, 'authorization'];

/**
 * Compresses pages and JSON for everybody. Answers for one client alone stay as they are: their compressed length would reveal what
 * else they hold to somebody who puts text into them (BREACH).
 */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!isForAll(request, reply)) request.headers['x-no-compression'] = '1';
    done(null, payload);
  });
  await server.register(compress, {
    threshold: THRESHOLD_BYTES,
    encodings: ['br', 'gzip'],
    customTypes: TEXT,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}

const isForAll = ({ headers }: FastifyRequest, reply: FastifyReply): boolean =>
  !SECRETS.some((name) => name in headers) && !FOR_ONE_ALONE.test(String(reply.getHeader('cache-control') ?? ''));
