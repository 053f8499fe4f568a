import type { ErrorBody, ErrorCode, FieldError } from '@marcel/contracts';
import { ERROR_MESSAGES, ERROR_STATUS, HEADERS } from '@marcel/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { redactUrl } from '../observability/logging/logger.js';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { STATUS_CODES } from 'node:http';
import * as z from 'zod';
import { DomainError } from '../decider/domain-error.js';
import { TryLater } from '../decider/try-later.js';
import { StorageFull } from '../errors/storage-full.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import { WrongExpectedRevision } from '../event-store/errors.js';

interface ErrorResponse {
  readonly status: number;
  readonly body: ErrorBody;
}

function errorResponse(code: ErrorCode, message: string, details?: readonly FieldError[]): ErrorResponse {
  return {
    status: ERROR_STATUS[code],
    body: { error: message, message, code, ...(details && { details: [...details] }) },
  };
}

const FastifyFailure = z.object({ statusCode: z.int().min(400).max(599), code: z.string().startsWith('FST_') });

type CodeAndMessage = readonly [ErrorCode, string];

const NOT_FOUND: CodeAndMessage = ['not_found', ERROR_MESSAGES.notFound];
const TOO_MANY_FIELDS: CodeAndMessage = ['invalid_input', ERROR_MESSAGES.tooManyFields];

const BY_FASTIFY_CODE: Readonly<Record<string, CodeAndMessage>> = {
  FST_ERR_MAX_PARAM_LENGTH: NOT_FOUND,
  FST_FIELDS_LIMIT: TOO_MANY_FIELDS,
  FST_PARTS_LIMIT: TOO_MANY_FIELDS,
  FST_FILES_LIMIT: ['invalid_input', ERROR_MESSAGES.unexpectedFile],
};

const BY_STATUS: Readonly<Record<number, CodeAndMessage>> = {
  403: NOT_FOUND,
  404: NOT_FOUND,
  409: ['conflict', ERROR_MESSAGES.conflict],
  413: ['too_large', ERROR_MESSAGES.tooLarge],
  415: ['unsupported_media_type', ERROR_MESSAGES.unsupportedMediaType],
  429: ['too_many_requests', ERROR_MESSAGES.tooManyRequests],
  503: ['unavailable', ERROR_MESSAGES.unavailable],
};

export function toErrorResponse(thrown: unknown): ErrorResponse {
  if (thrown instanceof DomainError) return errorResponse(thrown.code, thrown.message, thrown.details);
  if (thrown instanceof WrongExpectedRevision) return errorResponse('conflict', ERROR_MESSAGES.conflict);
  if (thrown instanceof StorageFull) return errorResponse('no_space', ERROR_MESSAGES.noSpace);
  if (thrown instanceof StoreUnavailable) return errorResponse('unavailable', ERROR_MESSAGES.unavailable);
  const ofNest = thrown instanceof HttpException ? thrown : undefined;
  const { data: failure } = FastifyFailure.safeParse(ofNest?.cause ?? thrown);
  const status = failure?.statusCode ?? ofNest?.getStatus() ?? 500;
  const known = BY_FASTIFY_CODE[failure?.code ?? ''] ?? BY_STATUS[status];
  if (known !== undefined) return errorResponse(...known);
  return status < 500
    ? errorResponse('invalid_input', ERROR_MESSAGES.malformedBody)
    : errorResponse('internal', ERROR_MESSAGES.internal);
}

/** Returns whether the client has aborted the request, so that the error is neither logged as ours nor answered. */
const isClientAbort = (thrown: unknown, { raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  !raw.complete && thrown === raw.errored;

/** Default of `Retry-After`, in seconds. */
export const RETRY_AFTER = 5;

export function sendErrorResponse(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = responseTo(thrown, request);
  if (reply.sent) return;
  if (thrown instanceof TryLater) reply.header('retry-after', thrown.retryAfter);
  if ((status === 429 || status === 503) && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER);
  reply
    .removeHeader('etag')
    .removeHeader(HEADERS.ownerKey)
    .header('cache-control', 'no-store')
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

function responseTo(thrown: unknown, request: FastifyRequest): ErrorResponse {
  if (isClientAbort(thrown, request)) {
    const { id: reqId, method, url } = request;
    request.log.info({ reqId, req: { method, url: redactUrl(url) } }, 'The client broke off its request');
    return errorResponse('invalid_input', ERROR_MESSAGES.malformedBody);
  }
  const response = toErrorResponse(thrown);
  if (response.body.code === 'internal') request.log.error({ reqId: request.id, err: thrown }, 'The request failed');
  return response;
}

@Catch()
export class ErrorResponseFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendErrorResponse(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const STATUS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers malformed HTTP with the usual error body. */
export const sendClientError: ClientErrorHandler = (error, socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code] ?? 400;
  const body = JSON.stringify(errorResponse('invalid_input', ERROR_MESSAGES.malformedRequest).body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
};
