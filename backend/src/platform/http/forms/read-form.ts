import { ERROR_MESSAGES, MAX_UPLOAD_BYTES, PICTURE_MESSAGES } from '@marcel/contracts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { errorCode } from '../../errors/error-code.js';
import { DomainError } from '../../decider/domain-error.js';
import { FormCollector, type Form } from './form-collector.js';

export interface FormOptions {
  /** Name of the field that may carry a file; none may without it. */
  readonly file?: string;
  /** Longest text of a field, in bytes; default 256 KiB. */
  readonly fieldBytes?: number;
}

const LIMITS = { fields: 64, parts: 66, files: 2, fieldNameSize: 100, fileSize: MAX_UPLOAD_BYTES };
const FIELD_BYTES = 256 * 1024;

/**
 * Reads a multipart form: texts that are given once each, and at most one file of at most 5 MB, which is never written to disk.
 * @throws DomainError `unsupported_media_type`, `invalid_input`, `too_large`
 */
export async function readForm(request: FastifyRequest, options: FormOptions = {}): Promise<Form> {
  if (!request.isMultipart()) throw new DomainError('unsupported_media_type', ERROR_MESSAGES.formExpected);
  const form = new FormCollector(options.file);
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fieldSize: options.fieldBytes ?? FIELD_BYTES } })) {
      if (part.type === 'field') form.addField(part.fieldname, part.value, part.valueTruncated);
      else form.addFile(part.fieldname, await readFile(part));
    }
  } catch (error) {
    drain(request);
    if (errorCode(error) === 'FST_REQ_FILE_TOO_LARGE')
      throw new DomainError('too_large', PICTURE_MESSAGES.tooLarge.body);
    throw errorCode(error) === undefined ? new DomainError('invalid_input', ERROR_MESSAGES.malformedBody) : error;
  }
  return form.finish();
}

async function readFile(part: MultipartFile) {
  return { bytes: await part.toBuffer(), fileName: part.filename, mimeType: part.mimetype };
}

/** A client that is still sending does not see the answer unless somebody goes on listening. */
function drain({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}
