import { ERROR_MESSAGES, MAX_UPLOAD_BYTES, ROUTES } from '@marcel/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import { DomainError } from '../../decider/domain-error.js';
import { isShallow } from './json-depth.js';

/** Our own requests are three levels deep. */
const MOST_LEVELS = 32;

/** Reads JSON bodies; an empty one counts as none, since clients send the content type even with nothing to say. */
export function readJsonBodies(app: NestFastifyApplication): void {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  const parse = server.getDefaultJsonParser('error', 'error');
  app.useBodyParser<RawServerDefault>(
    'application/json',
    { bodyLimit: server.initialConfig.bodyLimit },
    (request, body, done) => {
      if (body.length === 0) return done(null, undefined);
      if (body.length > MAX_UPLOAD_BYTES && !mayHoldPicture(request))
        return done(new DomainError('too_large', ERROR_MESSAGES.tooLarge));
      void parse(request, body.toString(), (error, value) => {
        if (error === null && !isShallow(value, MOST_LEVELS))
          return done(new DomainError('invalid_input', ERROR_MESSAGES.malformedBody));
        done(error, value);
      });
    },
  );
}

/** An edit of a mascot may carry its picture as a data address, which takes four bytes for three. */
const mayHoldPicture = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'PUT' && routeOptions.url === ROUTES.mascot;
