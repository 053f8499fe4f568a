import { MAX_UPLOAD_BYTES, ROUTES } from '@marcel/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AdminGuard } from '../access/access.guards.js';

/** Bytes of a JSON body; the texts of any request but an edit take a part of it only. */
export const BODY_LIMIT = 64 * 1024;

/** Bytes of the largest picture as a data address holds it: four for three. */
export const PICTURE_IN_BASE64 = Math.ceil((MAX_UPLOAD_BYTES * 4) / 3);

/** An edit of a mascot may carry its picture as a data address. */
const EDIT_LIMIT = PICTURE_IN_BASE64 + BODY_LIMIT;

/** Lets an edit be larger than other bodies; who sends such a one has to prove to be an admin before it is read. */
export function allowLargeEdits(app: NestFastifyApplication): void {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  server.addHook('onRoute', (route) => {
    if (isEdit(route.method, route.url)) route.bodyLimit = EDIT_LIMIT;
  });
  server.addHook('preParsing', async (request, reply, payload) => {
    if (isEdit(request.method, request.routeOptions.url) && mayBeLarge(request))
      await app.get(AdminGuard).admit(request, reply);
    return payload;
  });
}

const isEdit = (method: string | string[], url: string | undefined): boolean =>
  method === 'PUT' && url === ROUTES.mascot;

/** A body that does not tell its length may have any. */
const mayBeLarge = ({ headers }: FastifyRequest): boolean => !(Number(headers['content-length']) <= BODY_LIMIT);
