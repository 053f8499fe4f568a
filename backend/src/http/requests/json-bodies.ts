import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, RawServerDefault } from 'fastify';

/** Reads JSON bodies; an empty one counts as none, since clients send the content type even with nothing to say. */
export function readJsonBodies(app: NestFastifyApplication): void {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  const parse = server.getDefaultJsonParser('error', 'error');
  app.useBodyParser<RawServerDefault>(
    'application/json',
    { bodyLimit: server.initialConfig.bodyLimit },
    (request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else void parse(request, body.toString(), done);
    },
  );
}
