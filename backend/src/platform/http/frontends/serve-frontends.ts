import fastifyStatic from '@fastify/static';
import { REMOTE_NAMES, ROUTES } from '@marcel/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as path from 'node:path';
import type { RemoteEntry } from '../../config/formats.js';
import { cacheControlOf, isFile } from './built-files.js';
import { PRIVATE_LINK } from '../caching/private-link.js';
import { siteOrigin } from '../site/site-origin.js';
import type { HeadOf } from './page-head.js';
import { isForPrograms, isPage, isPrivatePage } from './page-paths.js';
import { listRemotes } from './remotes-manifest.js';
import { ShellPage } from './shell-page.js';
import { staticHead } from './static-heads.js';

export interface FrontendsOptions {
  /** Directory that holds `shell/dist` and the `dist` of each remote. */
  readonly root: string;
  /** Remotes that are deployed elsewhere. */
  readonly remotes: readonly RemoteEntry[];
  readonly headOf?: HeadOf;
  /** Where the site is to be found; left out, requests on this machine tell. */
  readonly publicUrl?: string | undefined;
}

interface RemoteFile {
  Params: { name: string; '*': string };
}

const PUBLIC_PAGE = { 'cache-control': 'no-cache' };

/** Nor is its address told to where it leads. */
const PRIVATE_PAGE = { ...PRIVATE_LINK, 'referrer-policy': 'no-referrer' };

/** Serves the shell and the remotes as they were built, next to the API on the same port. */
export async function serveFrontends(server: FastifyInstance, options: FrontendsOptions): Promise<void> {
  const distOf = (frontend: string) => path.join(options.root, frontend, 'dist');
  const shell = distOf('shell');
  const page = new ShellPage(path.join(shell, 'index.html'));

  await server.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false, index: false });

  server.get(ROUTES.remotes, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return listRemotes(options.root, options.remotes);
  });

  server.get<RemoteFile>('/remotes/:name/*', ({ params }, reply) => {
    const remote = REMOTE_NAMES.find((name) => name === params.name);
    return remote === undefined ? reply.callNotFound() : sendBuilt(reply, params['*'], distOf(remote));
  });

  server.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const file = request.params['*'];
    if (isForPrograms(pathOf(request))) return reply.callNotFound();
    const mayBeFile = file !== 'index.html' && !isPage(pathOf(request));
    if (mayBeFile && (await isFile(shell, file))) return sendBuilt(reply, file, shell);
    return sendPage(request, reply, page, options);
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ShellPage,
  { headOf, publicUrl }: FrontendsOptions,
): Promise<unknown> {
  const path = pathOf(request);
  const known = isPage(path);
  const origin = siteOrigin(request, publicUrl);
  const own = known ? await headOf?.(path, origin) : undefined;
  const head = own ?? staticHead(path, new URLSearchParams(request.url.slice(path.length)));
  const html = await page.render(origin, head);
  if (html === undefined) return reply.callNotFound();
  return reply
    .code(known ? (head.status ?? 200) : 404)
    .headers(isPrivatePage(path) ? PRIVATE_PAGE : PUBLIC_PAGE)
    .type('text/html; charset=utf-8')
    .send(html);
}

const sendBuilt = (reply: FastifyReply, file: string, root: string) =>
  reply.header('cache-control', cacheControlOf(file)).sendFile(file, root);

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;
