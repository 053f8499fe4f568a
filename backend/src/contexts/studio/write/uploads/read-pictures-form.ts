import type { MultipartFile } from '@fastify/multipart';
import { ERROR_MESSAGES, MAX_UPLOAD_BYTES, PICTURE_MESSAGES } from '@marcel/contracts';
import type { FastifyRequest } from 'fastify';
import { errorCode } from '../../../../platform/errors/error-code.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { FormCollector } from '../../../../platform/http/forms/form-collector.js';

export interface PicturesForm {
  readonly fields: Readonly<Record<string, string>>;
  /** By field; a field without a picture is left out. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

const FIELD_BYTES = 16 * 1024;

/**
 * Reads a multipart form with texts and pictures of at most 5 MB, each given at most once. Nothing is written to disk.
 * @throws DomainError `unsupported_media_type`, `invalid_input`, `too_large`
 */
export async function readPicturesForm(
  request: FastifyRequest,
  pictureFields: readonly string[],
): Promise<PicturesForm> {
  if (!request.isMultipart()) throw new DomainError('unsupported_media_type', ERROR_MESSAGES.formExpected);
  const files = pictureFields.length;
  const limits = { fields: 16, parts: 16 + files, files, fieldNameSize: 100, fieldSize: FIELD_BYTES };
  const texts = new FormCollector(undefined);
  const pictures = new Map<string, Buffer>();
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: MAX_UPLOAD_BYTES } })) {
      if (part.type === 'file') await take(part, pictureFields, pictures);
      // Browsers send an empty text where no file was chosen.
      else if (!pictureFields.includes(part.fieldname)) texts.addField(part.fieldname, part.value, part.valueTruncated);
      else if (part.value !== '') throw invalid(part.fieldname, ERROR_MESSAGES.fileExpected);
    }
  } catch (error) {
    throw refusalOf(error, request);
  }
  return { fields: texts.finish().fields, pictures };
}

/** A picture that has to be there. @throws DomainError `invalid_input` */
export function requirePicture(pictures: ReadonlyMap<string, Buffer>, field: string, message: string): Buffer {
  const picture = pictures.get(field);
  if (picture === undefined) throw DomainError.fields([{ path: field, message }]);
  return picture;
}

async function take(part: MultipartFile, allowed: readonly string[], pictures: Map<string, Buffer>): Promise<void> {
  const { fieldname } = part;
  const bytes = await part.toBuffer();
  if (bytes.length === 0) return;
  if (!allowed.includes(fieldname)) throw invalid(fieldname, ERROR_MESSAGES.unexpectedFile);
  if (pictures.has(fieldname)) throw invalid(fieldname, ERROR_MESSAGES.givenTwice);
  pictures.set(fieldname, bytes);
}

const invalid = (path: string, message: string) => DomainError.fields([{ path, message }]);

function refusalOf(error: unknown, { raw }: FastifyRequest): unknown {
  // A client that is still sending does not see the answer unless somebody goes on listening.
  raw.unpipe();
  raw.resume();
  if (errorCode(error) === 'FST_REQ_FILE_TOO_LARGE')
    return new DomainError('too_large', PICTURE_MESSAGES.tooLarge.body);
  if (error instanceof DomainError || errorCode(error) !== undefined) return error;
  return new DomainError('invalid_input', ERROR_MESSAGES.malformedBody);
}
