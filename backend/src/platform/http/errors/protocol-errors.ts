import { ERROR_MESSAGES, type ErrorCode } from '@marcel/contracts';
import * as z from 'zod';
import { errorAnswer, type ErrorAnswer } from './error-answer.js';

/** An error that the web framework gave up a request with. */
export interface ProtocolError {
  readonly status: number;
  /** The framework's own code, such as `FST_ERR_BAD_URL`. */
  readonly code?: string;
}

const Shape = z.object({ statusCode: z.int().min(400).max(599), code: z.string().startsWith('FST_') });

export function asProtocolError(thrown: unknown): ProtocolError | undefined {
  const { data } = Shape.safeParse(thrown);
  return data && { status: data.statusCode, code: data.code };
}

type Words = readonly [ErrorCode, string];

/** An over-long path parameter names nothing that exists; a wrong address is no wrong body. */
const BY_CODE: Readonly<Record<string, Words>> = {
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', ERROR_MESSAGES.notFound],
  FST_FIELDS_LIMIT: ['invalid_input', ERROR_MESSAGES.tooManyFields],
  FST_PARTS_LIMIT: ['invalid_input', ERROR_MESSAGES.tooManyFields],
  FST_FILES_LIMIT: ['invalid_input', ERROR_MESSAGES.unexpectedFile],
};

const BY_STATUS: Readonly<Record<number, Words>> = {
  403: ['not_found', ERROR_MESSAGES.notFound],
  409: ['conflict', ERROR_MESSAGES.conflict],
  404: ['not_found', ERROR_MESSAGES.notFound],
  413: ['too_large', ERROR_MESSAGES.tooLarge],
  415: ['unsupported_media_type', ERROR_MESSAGES.unsupportedMediaType],
  429: ['too_many_requests', ERROR_MESSAGES.tooManyRequests],
  503: ['unavailable', ERROR_MESSAGES.unavailable],
};

export function protocolErrorAnswer({ status, code = '' }: ProtocolError): ErrorAnswer {
  const [word, message] = BY_CODE[code] ?? BY_STATUS[status] ?? otherwise(status);
  return errorAnswer(word, message);
}

const otherwise = (status: number): Words =>
  status < 500 ? ['invalid_input', ERROR_MESSAGES.malformedBody] : ['internal', ERROR_MESSAGES.internal];
