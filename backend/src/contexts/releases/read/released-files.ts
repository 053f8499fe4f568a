import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import mime from 'mime';
import type { ReleasedFile, ReleasedFrontends } from './served-frontends.js';

/** Compressed files that a build may add, best first; `accepted` matches the header `Accept-Encoding`. */
const ENCODINGS = [
  { encoding: 'br', suffix: '.br', accepted: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i },
  { encoding: 'gzip', suffix: '.gz', accepted: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i },
];

/** Maximum size of the files that are cached in memory, in bytes. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024;

export class ReleasedFiles {
  private readonly cache: LRUCache<string, Buffer, ReleasedFile>;

  constructor(released: Pick<ReleasedFrontends, 'readFile'>) {
    this.cache = new LRUCache<string, Buffer, ReleasedFile>({
      maxSize: MAX_CACHE_BYTES,
      sizeCalculation: ({ length }) => length + 1,
      fetchMethod: (_blob, _stale, { context }) => released.readFile(context),
    });
  }

  bytesOf(file: ReleasedFile): Promise<Buffer | undefined> {
    return this.cache.fetch(file.blob, { context: file });
  }

  /** Sends a file, or its compressed version if the build has one; @fastify/compress compresses other texts. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    cacheControl: string,
    find: (name: string) => Promise<ReleasedFile | undefined>,
  ): Promise<unknown> {
    const known = mime.getType(name) ?? 'application/octet-stream';
    const type = /^text\/|\/json$/.test(known) ? `${known}; charset=utf-8` : known;
    const isText = /^text\/|json$|svg|wasm/.test(known);
    const accepted = isText ? String(request.headers['accept-encoding'] ?? '') : '';
    const encodings = ENCODINGS.filter((one) => one.accepted.test(accepted));
    for (const { encoding, suffix } of [...encodings, { encoding: undefined, suffix: '' }]) {
      const file = await find(name + suffix);
      const bytes = file && (await this.bytesOf(file));
      if (file === undefined || bytes === undefined) continue;
      if (isText) void reply.header('vary', 'accept-encoding');
      if (encoding !== undefined) void reply.header('content-encoding', encoding);
      const tag = `"${file.blob.slice(0, 24)}"`;
      return reply.headers({ 'cache-control': cacheControl, etag: tag }).type(type).send(bytes);
    }
    return sendNotFound(reply);
  }
}

/** Answers 404 without caching, because the file may be there later. */
export function sendNotFound(reply: FastifyReply): unknown {
  return reply.header('cache-control', 'no-store').callNotFound();
}
