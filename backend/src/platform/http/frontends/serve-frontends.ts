import * as path from 'node:path';
import { readFile, stat } from 'node:fs/promises';
import {
  ADMIN_WORDS,
  DESKTOP_WINDOW,
  DESKTOP_WORDS,
  DISPLAY_WORDS,
  entryFileOf,
  FRONTEND_NAME,
  GALLERY_WORDS,
  MASCOTDEX_FEED,
  MASCOTDEX_WORDS,
  MINE_WORDS,
  pagePattern,
  PAGES,
  type PageWords,
  README_WORDS,
  ROUTES,
  SHELL_FRONTEND,
  STUDIO_WORDS,
  UNKNOWN_PAGE_WORDS,
} from '@marcel/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyStatic from '@fastify/static';
import { errorCode } from '../../errors/error-code.js';
import {
  type HeadOf,
  type PageHead,
  withHead,
  isForPrograms,
  isPage,
  isPrivatePage,
  pathOf,
  programAt,
} from './page-head.js';
import { PRIVATE_LINK } from '../caching.js';
import { securityHeaders } from '../security.js';
import { siteOrigin } from '../site.js';
import { ReleasedFiles, sendNothing } from './send-released.js';
import { type Choice, chooseAndMark, chooseFor, servePreviews } from './visitor-choice.js';
import { listRemotes, type ReleasedFrontends } from './built-frontends.js';
import type { RemoteEntry } from '../../config/formats.js';

/** The page of the built shell, read again when its file changes. */
class ShellPage {
  private html = '';
  private version = '';

  constructor(private readonly file: string) {}

  async read(): Promise<string | undefined> {
    try {
      const { mtimeMs, ino, size } = await stat(this.file);
      const version = `${mtimeMs} ${ino} ${size}`;
      if (this.version !== version) [this.html, this.version] = [await readFile(this.file, 'utf8'), version];
      return this.html;
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      return undefined;
    }
  }
}

const WORDS: Readonly<Record<string, PageWords>> = {
  ...DESKTOP_WORDS,
  ...STUDIO_WORDS,
  ...MASCOTDEX_WORDS,
  ...ADMIN_WORDS,
};

const PATTERNS = Object.entries(PAGES).flatMap(([name, path]) => {
  const words = WORDS[name];
  return words === undefined ? [] : [{ pattern: pagePattern(path), words }];
});

const WINDOWS = new Map<string | null, PageWords>([
  [DESKTOP_WINDOW.gallery, GALLERY_WORDS],
  [DESKTOP_WINDOW.mine, MINE_WORDS],
  [DESKTOP_WINDOW.display, DISPLAY_WORDS],
  [DESKTOP_WINDOW.readme, README_WORDS],
]);

function staticHead(path: string, query: URLSearchParams): PageHead {
  const opened = path === PAGES.desktop ? WINDOWS.get(query.get(DESKTOP_WINDOW.parameter)) : undefined;
  const found = PATTERNS.find(({ pattern }) => pattern.test(path));
  const { title, description } = opened ?? found?.words ?? UNKNOWN_PAGE_WORDS;
  const feed = found?.words === MASCOTDEX_WORDS.directory ? { title: MASCOTDEX_FEED, address: ROUTES.feed } : undefined;
  return { title, description, ...(feed && { feed }) };
}

const PRIVATE_PAGE = { ...PRIVATE_LINK, 'referrer-policy': 'no-referrer' };

const DESKTOP = staticHead(PAGES.desktop, new URLSearchParams());

export interface FrontendsOptions {
  readonly root: string;
  readonly remotes: readonly RemoteEntry[];
  /** Releases that were published since the product was built. */
  readonly released: ReleasedFrontends;
  readonly origins: readonly string[];
  readonly headOf?: HeadOf;
  readonly publicUrl?: string | undefined;
}

interface Page {
  readonly built: ShellPage;
  readonly files: ReleasedFiles;
  readonly options: FrontendsOptions;
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<unknown> {
  const { headOf, publicUrl, origins, released } = page.options;
  const path = pathOf(request);
  const choice = await chooseAndMark(request, reply, released);
  const isOurs = isPage(path);
  const program = isOurs ? undefined : programAt(path, [...choice.releases.values()]);
  const known = isOurs || program !== undefined;
  const origin = siteOrigin(request, publicUrl);
  const query = new URLSearchParams(request.url.slice(path.length));
  const own = isOurs ? await headOf?.({ path, query, origin }) : program && { ...DESKTOP, title: program.title };
  const head: PageHead = own ?? staticHead(path, query);
  const html = (await releasedPage(page, choice)) ?? (await page.built.read());
  if (html === undefined) return sendNothing(reply);
  void reply.headers(securityHeaders([...new Set([...origins, ...originsIn(choice)])], scriptsIn(html)));
  const status = known ? (head.status ?? 200) : 404;
  if (status >= 400) void reply.header('cache-control', 'no-store');
  if (isPrivatePage(path)) void reply.headers(PRIVATE_PAGE);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(withHead(html, head, origin));
}

async function releasedPage({ files, options: { released } }: Page, { releases }: Choice): Promise<string | undefined> {
  const shell = releases.get(SHELL_FRONTEND) ?? undefined;
  const file = shell && (await released.file(SHELL_FRONTEND, shell.release, entryFileOf(SHELL_FRONTEND)));
  return file && (await files.bytesOf(file))?.toString();
}

const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);

const originsIn = ({ releases }: Choice): string[] =>
  [...releases.values()].flatMap((release) =>
    release !== null && URL.canParse(release.entry) ? [new URL(release.entry).origin] : [],
  );

const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/i;

const isHashed = (file: string): boolean => HASHED.test(path.posix.basename(file));

/** Returns `immutable` for a file with its content hash in the name; other files must be revalidated. */
function cacheControlOf(file: string): string {
  return isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

async function isFile(root: string, pathname: string): Promise<boolean> {
  try {
    return (await stat(path.join(root, path.posix.normalize(`/${pathname}`)))).isFile();
  } catch {
    return false;
  }
}

interface RemoteFile {
  Params: { name: string; '*': string };
}

interface ReleaseFile {
  Params: { frontend: string; release: string; '*': string };
}

const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' };

export async function serveFrontends(server: FastifyInstance, options: FrontendsOptions): Promise<void> {
  const { released, root } = options;
  const distOf = (frontend: string) => path.join(root, frontend, 'dist');
  const shell = distOf(SHELL_FRONTEND);
  const files = new ReleasedFiles(released);
  const page: Page = { built: new ShellPage(path.join(shell, 'index.html')), files, options };

  await server.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false, index: false });
  servePreviews(server, released);

  server.get(ROUTES.remotes, async (request, reply) => {
    const { releases, previews } = await chooseAndMark(request, reply, released);
    return {
      remotes: await listRemotes(root, options.remotes, releases),
      ...(previews.length > 0 && {
        previews: previews.map(({ release: { frontend, release }, until }) => ({ frontend, release, until })),
      }),
    };
  });

  server.get<ReleaseFile>(ROUTES.releaseFile, async (request, reply) => {
    const { frontend, release, '*': name } = request.params;
    const file = await released.file(frontend, release, name);
    if (file === undefined) return sendNothing(reply);
    return files.send(request, reply, file, FOR_EVER, (other) => released.file(frontend, release, other));
  });

  server.get<RemoteFile>('/remotes/:name/*', async ({ params: { name, '*': file } }, reply) => {
    const isRemote = FRONTEND_NAME.test(name) && (await isFile(distOf(name), 'mf-manifest.json'));
    return isRemote ? sendBuilt(reply, file, distOf(name)) : sendNothing(reply);
  });

  server.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const name = request.params['*'];
    if (isForPrograms(pathOf(request))) return sendNothing(reply);
    if (name === 'index.html' || isPage(pathOf(request))) return sendPage(request, reply, page);
    const { releases, isOwn } = await chooseFor(request, released);
    const chosen = releases.get(SHELL_FRONTEND) ?? undefined;
    const own = chosen && (await released.file(SHELL_FRONTEND, chosen.release, name));
    if (chosen !== undefined && own !== undefined) {
      const kept = { 'cache-control': isOwn ? 'private, no-cache' : 'no-cache' };
      const sibling = (other: string) => released.file(SHELL_FRONTEND, chosen.release, other);
      return files.send(request, reply, own, isHashed(name) ? FOR_EVER : kept, sibling);
    }
    if (await isFile(shell, name)) return sendBuilt(reply, name, shell);
    // Open pages still request the files of the shell release that they were opened with.
    const former = isHashed(name) ? await released.anyFile(SHELL_FRONTEND, name) : undefined;
    const beside = (other: string) => released.anyFile(SHELL_FRONTEND, other);
    if (former !== undefined) return files.send(request, reply, former, FOR_EVER, beside);
    return sendPage(request, reply, page);
  });
}

async function sendBuilt(reply: FastifyReply, file: string, root: string): Promise<unknown> {
  if (!(await isFile(root, file))) return sendNothing(reply);
  return reply.header('cache-control', cacheControlOf(file)).sendFile(file, root);
}
