import { ERROR_MESSAGES, RELEASE_LIMITS, RELEASE_MESSAGES } from '@marcel/contracts';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../decider/domain-error.js';
import type { Form, UploadedFile } from './form-collector.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Most bytes that the files of a folder take together. */
    folderBytes: number;
  }
}

const FRAME_BYTES = 1024 * 1024;
const MEGABYTE = 1024 * 1024;

const PATH = /^(?:[\w@+~-][\w@+~.-]*\/)*[\w@+~-][\w@+~.-]*$/;

/**
 * Reads a folder out of a multipart form: each file has its path in the folder as its name. A folder that is sent file by file holds no
 * links and grows no larger than it was sent.
 * @throws DomainError `invalid_input`, `too_large`
 */
export async function readFolder(request: FastifyRequest): Promise<Form> {
  const { folderBytes } = request.server;
  const tooLarge = () => new DomainError('too_large', RELEASE_MESSAGES.tooLarge(folderBytes / MEGABYTE));
  if (Number(request.headers['content-length']) > folderBytes + FRAME_BYTES) throw tooLarge();
  const fields: Record<string, string> = {};
  const files = new Map<string, UploadedFile>();
  let room = folderBytes;
  const limits = { fields: 16, parts: RELEASE_LIMITS.files + 16, fieldSize: 4096, fieldNameSize: 100 };
  for await (const part of request.parts({ preservePath: true, limits: { ...limits, fileSize: folderBytes + 1 } })) {
    if (part.type === 'field') {
      if (Object.hasOwn(fields, part.fieldname)) throw refusal(part.fieldname, ERROR_MESSAGES.givenTwice);
      fields[part.fieldname] = String(part.value);
      continue;
    }
    assertPath(part.filename);
    if (files.has(part.filename)) throw refusal('files', RELEASE_MESSAGES.twice(part.filename));
    if (files.size === RELEASE_LIMITS.files) throw refusal('files', RELEASE_MESSAGES.tooManyFiles);
    const chunks: Uint8Array[] = [];
    const read: AsyncIterable<unknown> = part.file;
    for await (const chunk of read) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError('A file is made of bytes');
      room -= chunk.length;
      if (room < 0) throw tooLarge();
      chunks.push(chunk);
    }
    files.set(part.filename, { bytes: Buffer.concat(chunks), fileName: part.filename, mimeType: part.mimetype });
  }
  return { fields, files };
}

function assertPath(path: string): void {
  if (!PATH.test(path) || path.length > RELEASE_LIMITS.pathLength) throw refusal('files', RELEASE_MESSAGES.path(path));
}

const refusal = (path: string, message: string): DomainError => DomainError.fields([{ path, message }]);
