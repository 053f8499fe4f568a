import { ERROR_MESSAGES } from '@marcel/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, RawServerDefault } from 'fastify';
import { DomainError } from '../../decider/domain-error.js';
import { isShallow } from './json-depth.js';
import { hasFewValues } from './json-size.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the JSON body that was read, as it was sent; however its length was told. */
    bodyBytes: number;
  }
}

/** Our own requests are three levels deep, */
const MOST_LEVELS = 32;
/** and hold some hundred values. */
const MOST_VALUES = 1000;

/**
 * Reads JSON bodies, and no others: forms are read by whoever wants one. An empty body counts as none, since clients send the
 * content type even with nothing to say.
 */
export function readJsonBodies(app: NestFastifyApplication): void {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  server.decorateRequest('bodyBytes', 0);
  const parse = server.getDefaultJsonParser('error', 'error');
  const malformed = () => new DomainError('invalid_input', ERROR_MESSAGES.malformedBody);
  server.removeAllContentTypeParsers();
  app.useBodyParser<RawServerDefault>('application/json', {}, (request, body, done) => {
    request.bodyBytes = body.length;
    if (body.length === 0) return done(null, undefined);
    if (!hasFewValues(body, MOST_VALUES)) return done(malformed());
    void parse(request, body.toString(), (error, value) => {
      if (error === null && !isShallow(value, MOST_LEVELS)) return done(malformed());
      done(error, value);
    });
  });
}
