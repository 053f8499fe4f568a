import fastifyStatic from '@fastify/static';
import { FRONTEND_NAME, ROUTES, SHELL_FRONTEND } from '@marcel/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as path from 'node:path';
import { cacheControlOf, isFile, isHashed } from './built-files.js';
import { listRemotes } from './built-frontends.js';
import type { FrontendsOptions } from './frontends-options.js';
import { isForPrograms, isPage, pathOf } from './page-paths.js';
import { ReleasedFiles, sendNothing } from './send-released.js';
import { sendPage, type Page } from './send-page.js';
import { ShellPage } from './shell-page.js';
import { chooseAndMark, chooseFor, servePreviews } from './visitor-choice.js';

interface RemoteFile {
  Params: { name: string; '*': string };
}

interface ReleaseFile {
  Params: { frontend: string; release: string; '*': string };
}

const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Serves the shell and the remotes, as they were released or built, next to the API on the same port. */
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
    // Pages that are open go on asking for the files of the shell that they were opened with.
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
