import { entryFileOf, PAGES, SHELL_FRONTEND } from '@marcel/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRIVATE_LINK } from '../caching.js';
import { securityHeaders } from '../security.js';
import { siteOrigin } from '../site.js';
import type { FrontendsOptions } from './frontends-options.js';
import { isPage, isPrivatePage, pathOf, programAt } from './page-paths.js';
import { withHead, type PageHead } from './page-head.js';
import { sendNothing, type ReleasedFiles } from './send-released.js';
import type { ShellPage } from './shell-page.js';
import { staticHead } from './static-heads.js';
import { chooseAndMark, type Choice } from './visitor-choice.js';

/** Nor is its address told to where it leads. */
const PRIVATE_PAGE = { ...PRIVATE_LINK, 'referrer-policy': 'no-referrer' };

const DESKTOP = staticHead(PAGES.desktop, new URLSearchParams());

/** What the page of the shell is made of. */
export interface Page {
  readonly built: ShellPage;
  readonly files: ReleasedFiles;
  readonly options: FrontendsOptions;
}

/** Sends the page of the shell that the visitor gets, which may load from where the remotes lie that the visitor may get. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<unknown> {
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
  const html = (await releasedPage(page, choice)) ?? (await page.built.html());
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

/** What stands in the page of the shell itself, before anything of a visitor's is written into it. */
const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);

const originsIn = ({ releases }: Choice): string[] =>
  [...releases.values()].flatMap((release) =>
    release !== null && URL.canParse(release.entry) ? [new URL(release.entry).origin] : [],
  );
