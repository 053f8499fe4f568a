import * as path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ReleasedFile, ReleasedFrontends } from './built-frontends.js';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const contentTypeOf = (file: string): string =>
  TYPES[path.posix.extname(file).toLowerCase()] ?? 'application/octet-stream';

const isText = (contentType: string): boolean => /^text\/|json$|json;|svg|wasm/.test(contentType);

/** Compressed files that a build may add, best first; `accepted` matches the header `Accept-Encoding`. */
const COMPRESSED = [
  { encoding: 'br', suffix: '.br', accepted: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i },
  { encoding: 'gzip', suffix: '.gz', accepted: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i },
];

/** Bytes of files that are cached in memory. */
const MEMORY = 64 * 1024 * 1024;

type FindSibling = (path: string) => Promise<ReleasedFile | undefined>;

export class ReleasedFiles {
  private readonly cache: LRUCache<string, Buffer, ReleasedFile>;

  constructor(released: Pick<ReleasedFrontends, 'read'>) {
    this.cache = new LRUCache<string, Buffer, ReleasedFile>({
      maxSize: MEMORY,
      sizeCalculation: ({ length }) => length + 1,
      fetchMethod: (_blob, _stale, { context }) => released.read(context),
    });
  }

  bytesOf(file: ReleasedFile): Promise<Buffer | undefined> {
    return this.cache.fetch(file.blob, { context: file });
  }

  /** Sends the compressed sibling of a text if there is one; @fastify/compress compresses the others. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: ReleasedFile,
    headers: Readonly<Record<string, string>>,
    findSibling: FindSibling,
  ): Promise<unknown> {
    const type = contentTypeOf(file.path);
    const accepted = request.headers['accept-encoding'] ?? '';
    let sent = file;
    if (isText(type)) {
      void reply.header('vary', 'accept-encoding');
      for (const { encoding, suffix } of COMPRESSED.filter((one) => one.accepted.test(String(accepted)))) {
        const sibling = await findSibling(file.path + suffix);
        if (sibling === undefined) continue;
        sent = sibling;
        void reply.header('content-encoding', encoding);
        break;
      }
    }
    const bytes = await this.bytesOf(sent);
    if (bytes === undefined) return sendNothing(reply.removeHeader('content-encoding'));
    return reply
      .headers(headers)
      .header('etag', `"${sent.blob.slice(0, 24)}"`)
      .type(type)
      .send(bytes);
  }
}

/** Answers 404 without caching, because the file may be there later. */
export function sendNothing(reply: FastifyReply): unknown {
  return reply.header('cache-control', 'no-store').callNotFound();
}
