import { ROUTES } from '@marcel/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedRelease } from './built-frontends.js';
import { sendNotFound } from './released-files.js';
import type { Preview, ReleasedFrontends } from './served-frontends.js';

const PREVIEW_COOKIE = 'marcel-preview-';

/** The releases that a visitor gets: the live ones, or those that the preview cookies name. */
export interface ReleaseChoice {
  readonly releases: ReadonlyMap<string, ServedRelease | null>;
  readonly previews: readonly Preview[];
  /** True if the request has preview cookies, so that its response must not be shared. */
  readonly hasPreviewCookies: boolean;
}

export async function chooseReleases(
  request: Pick<FastifyRequest, 'headers'>,
  released: Pick<ReleasedFrontends, 'liveReleases' | 'findPreview'>,
): Promise<ReleaseChoice> {
  const releases = new Map(await released.liveReleases());
  const previews: Preview[] = [];
  const cookies = previewCookies(request);
  for (const [name, link] of cookies) {
    const preview = await released.findPreview(link);
    if (preview === undefined || PREVIEW_COOKIE + preview.release.frontend !== name) continue;
    previews.push(preview);
    releases.set(preview.release.frontend, preview.release);
  }
  return { releases, previews, hasPreviewCookies: cookies.size > 0 };
}

export async function chooseWithCacheHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  released: ReleasedFrontends,
): Promise<ReleaseChoice> {
  const choice = await chooseReleases(request, released);
  void reply.header('cache-control', choice.hasPreviewCookies ? 'private, no-cache' : 'no-cache');
  if (choice.hasPreviewCookies) void reply.header('vary', 'cookie');
  return choice;
}

export function servePreviews(server: FastifyInstance, released: Pick<ReleasedFrontends, 'findPreview'>): void {
  server.get(ROUTES.previewEnd, (request, reply) => {
    const cookies = [...previewCookies(request).keys()].map((name) => cookie(request, name, '', 0));
    void reply.header('set-cookie', cookies);
    return reply.header('cache-control', 'no-store').redirect('/', 303);
  });
  server.get<{ Params: { link: string } }>('/preview/:link', async (request, reply) => {
    const { link } = request.params;
    const preview = await released.findPreview(link);
    if (preview === undefined) return sendNotFound(reply);
    const seconds = Math.max(1, Math.floor((Date.parse(preview.until) - Date.now()) / 1000));
    void reply.header('set-cookie', cookie(request, PREVIEW_COOKIE + preview.release.frontend, link, seconds));
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(preview.release.programs[0]?.path ?? '/', 303);
  });
}

function previewCookies({ headers }: Pick<FastifyRequest, 'headers'>): ReadonlyMap<string, string> {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.split('='));
  const cookies = pairs.map(([name = '', ...value]) => [name.trim(), value.join('=').trim()] as const);
  return new Map(cookies.filter(([name]) => name.startsWith(PREVIEW_COOKIE)));
}

const cookie = ({ protocol }: FastifyRequest, name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${protocol === 'https' ? '; Secure' : ''}`;
