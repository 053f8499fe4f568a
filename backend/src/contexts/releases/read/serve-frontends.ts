import * as path from 'node:path';
import { readFile, stat } from 'node:fs/promises';
import {
  ADMIN_META,
  DESKTOP_WINDOW,
  DESKTOP_META,
  DISPLAY_META,
  entryFile,
  FRONTEND_NAME,
  GALLERY_META,
  MASCOTDEX_FEED,
  MASCOTDEX_META,
  MINE_META,
  pagePattern,
  PAGES,
  type PageMeta,
  type RemoteProgram,
  README_META,
  ROUTES,
  SHELL_FRONTEND,
  STUDIO_META,
  UNKNOWN_PAGE_META,
} from '@marcel/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyStatic from '@fastify/static';
import type { RemoteEntry } from '../../../platform/config/formats.js';
import { errorCode } from '../../../platform/errors/error-code.js';
import { PRIVATE_LINK } from '../../../platform/http/caching.js';
import { RETRY_AFTER } from '../../../platform/http/errors.js';
import { type HeadOf, type PageHead, stripQuery, withHead } from '../../../platform/http/page-head.js';
import { securityHeaders } from '../../../platform/http/security.js';
import { siteOrigin } from '../../../platform/http/site.js';
import { listRemotes } from './built-frontends.js';
import { ReleasedFiles, sendNotFound } from './released-files.js';
import type { ReleasedFrontends } from './served-frontends.js';
import { type ReleaseChoice, chooseWithCacheHeaders, chooseReleases, servePreviews } from './release-choice.js';

const META: Readonly<Record<string, PageMeta>> = { ...DESKTOP_META, ...STUDIO_META, ...MASCOTDEX_META, ...ADMIN_META };

const PAGE_PATTERNS = Object.entries(PAGES).map(([name, page]) => ({
  pattern: pagePattern(page),
  meta: META[name] ?? UNKNOWN_PAGE_META,
}));

/** Returns the texts of a page; undefined for other paths. Prefers a page's own texts: /mascotdx/compare also matches a mascot. */
function findPageMeta(path: string): PageMeta | undefined {
  const matching = PAGE_PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ meta }) => meta);
  return matching.find((meta) => meta !== UNKNOWN_PAGE_META) ?? matching[0];
}

const PRIVATE_PAGE = pagePattern(PAGES.submissionStatus);

/** Paths of data and files: an unknown one gets 404 instead of a page. */
const NON_PAGE_PATHS = /^\/(api|pictures|preview|releases|remotes|metrics)(\/|$)/;

const WINDOW_META = new Map<string | null, PageMeta>([
  [DESKTOP_WINDOW.gallery, GALLERY_META],
  [DESKTOP_WINDOW.mine, MINE_META],
  [DESKTOP_WINDOW.display, DISPLAY_META],
  [DESKTOP_WINDOW.readme, README_META],
]);

function staticHead(path: string, query: URLSearchParams): PageHead {
  const opened = path === PAGES.desktop ? WINDOW_META.get(query.get(DESKTOP_WINDOW.parameter)) : undefined;
  const meta = opened ?? findPageMeta(path) ?? UNKNOWN_PAGE_META;
  const { title, description } = meta;
  const feed = meta === MASCOTDEX_META.directory ? { title: MASCOTDEX_FEED, address: ROUTES.feed } : undefined;
  return { title, description, ...(feed && { feed }) };
}

interface FrontendsOptions {
  readonly root: string;
  readonly remotes: readonly RemoteEntry[];
  /** Releases that were published since the product was built. */
  readonly released: ReleasedFrontends;
  readonly origins: readonly string[];
  readonly headOf?: HeadOf;
  readonly publicUrl?: string | undefined;
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function createPageHandler(
  { headOf, publicUrl, origins, released }: FrontendsOptions,
  files: ReleasedFiles,
  shell: string,
): SendPage {
  return async (request, reply) => {
    const path = stripQuery(request);
    const choice = await chooseWithCacheHeaders(request, reply, released);
    const isKnownPage = findPageMeta(path) !== undefined;
    const program = isKnownPage ? undefined : findProgram(path, choice);
    const origin = siteOrigin(request, publicUrl);
    const query = new URLSearchParams(request.url.slice(path.length));
    const specificHead = isKnownPage
      ? await headOf?.({ path, query, origin })
      : program && { ...DESKTOP_META.desktop, title: program.title };
    const head: PageHead = specificHead ?? staticHead(path, query);
    const html = (await readReleasedPage(choice, released, files)) ?? (await readBuiltPage(shell));
    if (html === undefined) return sendNotFound(reply);
    void reply.headers(securityHeaders([...new Set([...origins, ...findOrigins(choice)])], findScripts(html)));
    const status = isKnownPage || program !== undefined ? (head.status ?? 200) : 404;
    if (status >= 400) void reply.header('cache-control', 'no-store');
    if (status === 503) void reply.header('retry-after', RETRY_AFTER);
    if (PRIVATE_PAGE.test(path)) void reply.headers({ ...PRIVATE_LINK, 'referrer-policy': 'no-referrer' });
    void reply.code(status).type('text/html; charset=utf-8');
    return reply.send(withHead(html, head, origin));
  };
}

const findProgram = (path: string, { releases }: ReleaseChoice): RemoteProgram | undefined =>
  [...releases.values()]
    .flatMap((release) => release?.programs ?? [])
    .find((program) => path === program.path || path.startsWith(`${program.path}/`));

async function readReleasedPage({ releases }: ReleaseChoice, released: ReleasedFrontends, files: ReleasedFiles) {
  const shell = releases.get(SHELL_FRONTEND);
  const file = shell && (await released.findFile(SHELL_FRONTEND, shell.release, entryFile(SHELL_FRONTEND)));
  return file && (await files.bytesOf(file))?.toString();
}

async function readBuiltPage(shell: string): Promise<string | undefined> {
  try {
    return await readFile(path.join(shell, 'index.html'), 'utf8');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return undefined;
  }
}

const findScripts = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);

const findOrigins = ({ releases }: ReleaseChoice): string[] =>
  [...releases.values()].flatMap((release) =>
    release !== null && URL.canParse(release.entry) ? [new URL(release.entry).origin] : [],
  );

const IMMUTABLE = 'public, max-age=31536000, immutable';
const HASHED_NAME = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/i;
const HTML_NAME = /\.x?html?$/i;

/** Returns whether the name of a file has the hash of its content. */
const isHashed = (file: string): boolean => HASHED_NAME.test(path.posix.basename(file));

const isFile = (root: string, pathname: string): Promise<boolean> =>
  stat(path.join(root, path.posix.normalize(`/${pathname}`))).then(
    (stats) => stats.isFile(),
    () => false,
  );

export async function serveFrontends(server: FastifyInstance, options: FrontendsOptions): Promise<void> {
  const { released, root } = options;
  const toDistFolder = (frontend: string) => path.join(root, frontend, 'dist');
  const shell = toDistFolder(SHELL_FRONTEND);
  const files = new ReleasedFiles(released);
  const sendPage = createPageHandler(options, files, shell);

  await server.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false, index: false });
  servePreviews(server, released);

  server.get(ROUTES.remotes, async (request, reply) => {
    const { releases, previews } = await chooseWithCacheHeaders(request, reply, released);
    return {
      remotes: await listRemotes(root, options.remotes, releases),
      ...(previews.length > 0 && {
        previews: previews.map(({ release: { frontend, release }, until }) => ({ frontend, release, until })),
      }),
    };
  });

  server.get<{ Params: { frontend: string; release: string; '*': string } }>(
    ROUTES.releaseFile,
    async (request, reply) => {
      const { frontend, release, '*': name } = request.params;
      const isDeployed = await released.isDeployed(frontend, release);
      const canAccess =
        isDeployed || (await chooseReleases(request, released)).releases.get(frontend)?.release === release;
      if (!canAccess || HTML_NAME.test(name)) return sendNotFound(reply);
      void reply.header('content-security-policy', 'sandbox');
      if (!isDeployed) void reply.header('vary', 'cookie');
      const cacheControl = isDeployed ? IMMUTABLE : 'private, no-cache';
      return files.send(request, reply, name, cacheControl, (file) => released.findFile(frontend, release, file));
    },
  );

  server.get<{ Params: { name: string; '*': string } }>('/remotes/:name/*', async ({ params }, reply) => {
    const dist = toDistFolder(params.name);
    const isRemote = FRONTEND_NAME.test(params.name) && (await isFile(dist, 'mf-manifest.json'));
    return isRemote ? sendBuiltFile(reply, params['*'], dist) : sendNotFound(reply);
  });

  server.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const name = request.params['*'];
    const pathname = stripQuery(request);
    if (NON_PAGE_PATHS.test(pathname)) return sendNotFound(reply);
    if (name === 'index.html' || findPageMeta(pathname) !== undefined) return sendPage(request, reply);
    const { releases, hasPreviewCookies } = await chooseReleases(request, released);
    const chosenShell = releases.get(SHELL_FRONTEND);
    const findInChosenRelease = async (file: string) =>
      chosenShell ? released.findFile(SHELL_FRONTEND, chosenShell.release, file) : undefined;
    const cacheControl = hasPreviewCookies ? 'private, no-cache' : 'no-cache';
    if ((await findInChosenRelease(name)) !== undefined)
      return files.send(request, reply, name, isHashed(name) ? IMMUTABLE : cacheControl, findInChosenRelease);
    if (await isFile(shell, name)) return sendBuiltFile(reply, name, shell);
    // Open pages still request the files of the shell release that they were opened with.
    const findInAnyRelease = (file: string) => released.findFileInAnyRelease(SHELL_FRONTEND, file);
    if (!isHashed(name) || HTML_NAME.test(name) || (await findInAnyRelease(name)) === undefined)
      return sendPage(request, reply);
    // An SVG file that is opened as a page must not run scripts.
    void reply.header('content-security-policy', 'sandbox');
    return files.send(request, reply, name, IMMUTABLE, findInAnyRelease);
  });
}

async function sendBuiltFile(reply: FastifyReply, file: string, root: string): Promise<unknown> {
  if (!(await isFile(root, file))) return sendNotFound(reply);
  return reply.header('cache-control', isHashed(file) ? IMMUTABLE : 'no-cache').sendFile(file, root);
}
