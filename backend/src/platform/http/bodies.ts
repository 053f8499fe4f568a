import { ERROR_MESSAGES, MAX_UPLOAD_BYTES, ROUTES } from '@marcel/contracts';
import { DomainError } from '../decider/domain-error.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, RawServerDefault } from 'fastify';
import { TokenGuard } from './token-guard.js';

/** Size limit of a JSON body in bytes; only an edit needs more. */
export const BODY_LIMIT = 64 * 1024;

/** Length of the largest picture in base64, which encodes three bytes as four characters. */
export const MAX_BASE64_PICTURE_LENGTH = Math.ceil((MAX_UPLOAD_BYTES * 4) / 3);

const EDIT_BODY_LIMIT = MAX_BASE64_PICTURE_LENGTH + BODY_LIMIT;

/** Raises the body limit for mascot edits. Checks the admin token before reading a body above the normal limit. */
export function raiseEditBodyLimit(app: NestFastifyApplication): void {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  server.addHook('onRoute', (route) => {
    if (route.method !== 'PUT' || route.url !== ROUTES.mascot) return;
    route.bodyLimit = EDIT_BODY_LIMIT;
    route.preParsing = async (request, reply, payload) => {
      if (!(Number(request.headers['content-length']) <= BODY_LIMIT)) await app.get(TokenGuard).admit(request, reply);
      return payload;
    };
  });
}

const MAX_LEVELS = 32;
const MAX_VALUES = 1000;

/** Returns whether a body has so few values and levels that validating it costs little. */
export function isCheapToValidate(body: unknown): boolean {
  let [layer, values] = [[body], 0];
  for (let level = 0; layer.length > 0; level += 1) {
    values += layer.length;
    if (level > MAX_LEVELS || values > MAX_VALUES) return false;
    layer = layer.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return true;
}

export function readJsonBodies(app: NestFastifyApplication): void {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  app.useBodyParser<RawServerDefault>('application/json', {}, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    void parse(request, body.toString(), (error, value) => {
      if (error !== null || isCheapToValidate(value)) done(error, value);
      else done(new DomainError('invalid_input', ERROR_MESSAGES.malformedBody));
    });
  });
}
