import { ROUTES } from '@marcel/contracts';
import type { FastifyInstance } from 'fastify';
import type { ReleasedFrontends } from './released-frontends.js';
import { sendNothing } from './send-released.js';
import { cookie } from './take-seat.js';
import { cookiesOf, previewCookie } from './visitor-choice.js';

/** Lets a signed link set what the browser that opens it gets, and nobody else; and the way back. */
export function servePreviews(server: FastifyInstance, released: Pick<ReleasedFrontends, 'preview'>): void {
  server.get(ROUTES.previewEnd, (request, reply) => {
    const names = [...cookiesOf(request.headers.cookie).keys()].filter((name) => name.startsWith(previewCookie('')));
    void reply.header(
      'set-cookie',
      names.map((name) => cookie(request, name, '', 0)),
    );
    return reply.header('cache-control', 'no-store').redirect('/', 303);
  });

  server.get<{ Params: { link: string } }>('/preview/:link', async (request, reply) => {
    const { link } = request.params;
    const preview = await released.preview(link);
    if (preview === undefined) return sendNothing(reply);
    const seconds = Math.max(1, Math.floor((Date.parse(preview.until) - Date.now()) / 1000));
    void reply.header('set-cookie', cookie(request, previewCookie(preview.release.frontend), link, seconds));
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(preview.release.programs[0]?.path ?? '/', 303);
  });
}
