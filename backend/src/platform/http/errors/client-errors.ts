import { ERROR_MESSAGES } from '@marcel/contracts';
import type { FastifyServerOptions } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { errorAnswer } from './error-answer.js';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const STATUS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is not even HTTP in the same shape as every other error. */
export const answerClientError: ClientErrorHandler = (error, socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code] ?? 400;
  const body = JSON.stringify(errorAnswer('invalid_input', ERROR_MESSAGES.malformedRequest).body);
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
