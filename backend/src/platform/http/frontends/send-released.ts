import * as path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const WORTH_COMPRESSING = 1024;

const REFUSED = /^q=0(?:\.0*)?$/i;

/** @param quality of brotli: more takes longer than it saves for what is sent once */
const compress: Record<Encoding, (bytes: Buffer | string, quality?: number) => Promise<Buffer>> = {
  br: (bytes, quality = 5) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const named = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => REFUSED.test(parameter)))
    .map(([name]) => name);
  return ENCODINGS.find((encoding) => named.includes(encoding));
}

/** Bytes of files, as they travel, that are kept in memory. */
const MEMORY = 64 * 1024 * 1024;

type FileEncoding = Encoding | 'identity';

interface Asked {
  readonly file: ReleasedFile;
  readonly encoding: FileEncoding;
  readonly packed?: ReleasedFile | undefined;
}

type Sibling = (path: string) => Promise<ReleasedFile | undefined>;

const SUFFIX = { br: '.br', gzip: '.gz' } as const;

export class ReleasedFiles {
  private readonly kept: LRUCache<string, Buffer, Asked>;

  constructor(private readonly released: ReleasedFrontends) {
    this.kept = new LRUCache<string, Buffer, Asked>({
      maxSize: MEMORY,
      sizeCalculation: ({ length }) => length + 1,
      fetchMethod: (_key, _stale, { context }) => this.make(context),
    });
  }

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: ReleasedFile,
    headers: Readonly<Record<string, string>>,
    sibling: Sibling,
  ): Promise<unknown> {
    const type = contentTypeOf(file.path);
    const encoding = isText(type) ? (encodingFor(request.headers['accept-encoding']) ?? 'identity') : 'identity';
    const packed = encoding === 'identity' ? undefined : await sibling(file.path + SUFFIX[encoding]);
    const bytes = await this.bytes({ file, encoding, packed });
    if (bytes === undefined) return sendNothing(reply);
    const isCompressed = encoding !== 'identity' && bytes.length < (await this.sizeOf(file));
    const sent = isCompressed ? bytes : await this.bytes({ file, encoding: 'identity' });
    if (isText(type)) void reply.header('vary', 'accept-encoding');
    if (isCompressed) void reply.header('content-encoding', encoding);
    return reply
      .headers(headers)
      .header('etag', `"${file.blob.slice(0, 24)}${isCompressed ? `-${encoding}` : ''}"`)
      .type(type)
      .send(sent);
  }

  bytesOf(file: ReleasedFile): Promise<Buffer | undefined> {
    return this.bytes({ file, encoding: 'identity' });
  }

  private async sizeOf(file: ReleasedFile): Promise<number> {
    return (await this.bytesOf(file))?.length ?? 0;
  }

  private bytes(context: Asked): Promise<Buffer | undefined> {
    // What one team has packed is not sent for the same file of another.
    const { file, encoding, packed } = context;
    return this.kept.fetch([file.blob, packed?.blob, encoding].join(' '), { context });
  }

  private async make({ file, encoding, packed }: Asked): Promise<Buffer | undefined> {
    if (encoding === 'identity') return this.released.read(file);
    if (packed !== undefined) return this.released.read(packed);
    const bytes = await this.bytesOf(file);
    return bytes === undefined || bytes.length < WORTH_COMPRESSING ? bytes : compress[encoding](bytes);
  }
}

/** A file that is not there may be there later: nobody keeps that answer. */
export function sendNothing(reply: FastifyReply): unknown {
  return reply.header('cache-control', 'no-store').callNotFound();
}
