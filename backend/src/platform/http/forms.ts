import {
  ERROR_MESSAGES,
  type FieldError,
  MAX_UPLOAD_BYTES,
  PICTURE_MESSAGES,
  RELEASE_LIMITS,
  RELEASE_MESSAGES,
} from '@marcel/contracts';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { DomainError } from '../decider/domain-error.js';
import { errorCode } from '../errors/error-code.js';
import type { FormOptions } from '../openapi/decorators.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Limit of all files of a folder, in bytes. */
    folderBytes: number;
  }
  interface FastifyContextConfig {
    form?: FormOptions;
  }
}

export interface UploadedFile {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly mimeType: string;
}

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, UploadedFile>;
}

const formsByRequest = new WeakMap<FastifyRequest, Promise<Form>>();

const LIMITS = { fields: 64, parts: 67, files: 3, fieldNameSize: 100, fileSize: MAX_UPLOAD_BYTES };
const FIELD_BYTES = 256 * 1024;
const FRAME_BYTES = 64 * 1024;

/**
 * Reads the multipart form of the route into memory, once for each request. Each field may be given once; a file has at most 5 MB.
 * @throws DomainError `unsupported_media_type`, `invalid_input`, `too_large`
 */
export function readForm(request: FastifyRequest): Promise<Form> {
  const form = formsByRequest.get(request) ?? receive(request, request.routeOptions.config.form ?? {});
  formsByRequest.set(request, form);
  return form;
}

async function receive(request: FastifyRequest, options: FormOptions): Promise<Form> {
  if (!request.isMultipart()) throw new DomainError('unsupported_media_type', ERROR_MESSAGES.formExpected);
  const { files = [], fieldBytes = FIELD_BYTES, folder = false } = options;
  try {
    if (folder) return await readFolder(request);
    if (Number(request.headers['content-length']) > files.length * MAX_UPLOAD_BYTES + fieldBytes + FRAME_BYTES)
      throw tooLarge(files);
    const monitor = monitorForm(request);
    return await Promise.race([readParts(request, files, fieldBytes), monitor.rejected]).finally(monitor.end);
  } catch (error) {
    drain(request);
    if (error instanceof DomainError) throw error;
    if (errorCode(error) === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(files);
    throw errorCode(error) === undefined ? new DomainError('invalid_input', ERROR_MESSAGES.malformedBody) : error;
  }
}

const tooLarge = (files: readonly string[]): DomainError =>
  new DomainError('too_large', files.length > 0 ? PICTURE_MESSAGES.tooLarge.body : ERROR_MESSAGES.tooLarge);

/** @throws DomainError with every invalid part */
async function readParts(request: FastifyRequest, fileFields: readonly string[], fieldBytes: number): Promise<Form> {
  const [fields, files] = [new Map<string, string>(), new Map<string, UploadedFile>()];
  const errors: FieldError[] = [];
  let remainingBytes = fieldBytes;
  for await (const part of request.parts({ limits: { ...LIMITS, fieldSize: fieldBytes } })) {
    const path = part.fieldname;
    const isForFile = fileFields.includes(path);
    const addError = (message: string) => errors.push({ path, message });
    if (part.type === 'field') {
      const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
      remainingBytes -= Buffer.byteLength(text);
      if (remainingBytes < 0) throw new DomainError('too_large', ERROR_MESSAGES.tooLarge);
      if (part.valueTruncated) addError(ERROR_MESSAGES.fieldTooLong);
      else if (fields.has(path)) addError(ERROR_MESSAGES.givenTwice);
      // Forms have CR LF for each line break, which a length limit would count twice.
      else if (!isForFile) fields.set(path, text.replaceAll('\r\n', '\n'));
      else if (text !== '') addError(ERROR_MESSAGES.fileExpected);
      continue;
    }
    const bytes = await part.toBuffer();
    // Browsers send an empty part where no file was chosen.
    if (bytes.length === 0 && !part.filename) continue;
    if (!isForFile) addError(ERROR_MESSAGES.unexpectedFile);
    else if (files.has(path)) addError(ERROR_MESSAGES.givenTwice);
    else files.set(path, { bytes, fileName: part.filename, mimeType: part.mimetype });
  }
  if (errors.length > 0) throw DomainError.fields(errors);
  return { fields: Object.fromEntries(fields), files };
}

const MEGABYTE = 1024 * 1024;

const PATH = /^(?:[\w@+~-][\w@+~.-]*\/)*[\w@+~-][\w@+~.-]*$/;

/**
 * Reads a folder from a multipart form, in which each file is named by its path. Unlike an archive, a form has no links and
 * does not expand.
 * @throws DomainError `invalid_input`, `too_large`
 */
async function readFolder(request: FastifyRequest): Promise<Form> {
  const { folderBytes } = request.server;
  const tooLargeFolder = () => new DomainError('too_large', RELEASE_MESSAGES.tooLarge(folderBytes / MEGABYTE));
  if (Number(request.headers['content-length']) > folderBytes + MEGABYTE) throw tooLargeFolder();
  const fields: Record<string, string> = {};
  const files = new Map<string, UploadedFile>();
  let remainingBytes = folderBytes;
  const limits = { fields: 16, parts: RELEASE_LIMITS.files + 16, fieldSize: 4096, fieldNameSize: 100 };
  for await (const part of request.parts({ preservePath: true, limits: { ...limits, fileSize: Infinity } })) {
    if (part.type === 'field') {
      if (Object.hasOwn(fields, part.fieldname)) throw invalidPart(ERROR_MESSAGES.givenTwice, part.fieldname);
      fields[part.fieldname] = String(part.value);
      continue;
    }
    const { filename: name, mimetype: mimeType } = part;
    if (!PATH.test(name) || name.length > RELEASE_LIMITS.pathLength) throw invalidPart(RELEASE_MESSAGES.path(name));
    if (files.has(name)) throw invalidPart(RELEASE_MESSAGES.duplicatePath(name));
    if (files.size === RELEASE_LIMITS.files) throw invalidPart(RELEASE_MESSAGES.tooManyFiles);
    const chunks: Buffer[] = [];
    const received: AsyncIterable<Buffer> = part.file;
    for await (const chunk of received) {
      remainingBytes -= chunk.length;
      if (remainingBytes < 0) throw tooLargeFolder();
      chunks.push(chunk);
    }
    files.set(name, { bytes: Buffer.concat(chunks), fileName: name, mimeType });
  }
  return { fields, files };
}

const invalidPart = (message: string, path = 'files'): DomainError => DomainError.fields([{ path, message }]);

const BOUNDARY = /\bboundary=(?:"([^"]+)"|([^\s;]+))/i;

/** Exceeds the parts of any form. The parser's own limit does not count parts without a name, which cost time as well. */
const MAX_DELIMITERS = 100;

type Monitored = Pick<FastifyRequest, 'headers' | 'countBytes'> & { readonly raw: Readable };

/** Checks the bytes of a form as they arrive, and stops the parser once the form is rejected. */
export function monitorForm(request: Monitored): {
  readonly rejected: Promise<never>;
  readonly end: () => void;
} {
  const { raw, headers } = request;
  const [, quoted, plain] = BOUNDARY.exec(headers['content-type'] ?? '') ?? [];
  const delimiter = `--${quoted ?? plain ?? ''}`;
  let delimiters = 0;
  let rejectForm: (reason: unknown) => void = () => undefined;
  const rejected = new Promise<never>((_, reject) => (rejectForm = reject));
  rejected.catch(() => undefined);
  const onChunk = (chunk: Buffer): void => {
    try {
      request.countBytes?.(chunk.length);
      for (let at = chunk.indexOf(delimiter); at !== -1; at = chunk.indexOf(delimiter, at + delimiter.length)) {
        delimiters += 1;
        if (delimiters > MAX_DELIMITERS) throw new DomainError('invalid_input', ERROR_MESSAGES.malformedBody);
      }
    } catch (error) {
      end();
      raw.unpipe();
      // The parser still gets this chunk.
      chunk.fill(0);
      raw.resume();
      rejectForm(error);
    }
  };
  const end = (): void => void raw.off('data', onChunk);
  raw.on('data', onChunk);
  return { rejected, end };
}

/** Reads the rest of a request, because a client that is still sending does not see the response otherwise. */
function drain({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/** @throws DomainError `invalid_input` when the file is missing */
export function requireFile({ files }: Form, field: string, message: string): Buffer {
  const file = files.get(field);
  if (file === undefined) throw DomainError.fields([{ path: field, message }]);
  return file.bytes;
}
