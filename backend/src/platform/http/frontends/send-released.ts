import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { compress, encodingFor, WORTH_COMPRESSING, type Encoding } from '../compression/encodings.js';
import { contentTypeOf, isText } from './content-types.js';
import type { ReleasedFile, ReleasedFrontends } from './released-frontends.js';

/** Bytes of files, as they travel, that are kept in memory. */
const MEMORY = 64 * 1024 * 1024;

type FileEncoding = Encoding | 'identity';

interface Asked {
  readonly file: ReleasedFile;
  readonly encoding: FileEncoding;
  /** The same content in that encoding, where its build has made it. */
  readonly packed?: ReleasedFile | undefined;
}

/** Another file of the same release. */
type Sibling = (path: string) => Promise<ReleasedFile | undefined>;

const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Sends files of releases, compressed as the client takes them; those that were asked for lately are in memory. */
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

  /** As it is, for whoever makes something else of it. */
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
