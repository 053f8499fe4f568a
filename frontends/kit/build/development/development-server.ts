import type { RemoteProgram, RemoteEntry } from '@marcel/contracts';
import type { HtmlTagDescriptor, ProxyConfig, RsbuildConfig } from '@rsbuild/core';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const BACKEND_PATHS = ['/api', '/pictures', '/demonstration', '/metrics'];
const REMOTE_PATHS = ['/remotes', '/releases'];
const OTHER_FRONTENDS = /^http:\/\/(localhost|127\.0\.0\.1):\d+$/;

/**
 * Keeps React's renderer for later listeners. Fast refresh of a remote needs it, but React announces it before the remote loads.
 */
const REFRESH_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) { this.renderers.set(this.renderers.size + 1, renderer); return this.renderers.size; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
};`;

export const developmentTags: HtmlTagDescriptor[] = [
  { tag: 'script', children: REFRESH_HOOK, head: true, append: false },
];

interface Developed {
  name: string;
  port: number;
  remote: boolean;
  programs: RemoteProgram[];
}

type Settings = Pick<RsbuildConfig, 'dev' | 'server'>;

const productAround = (): string | undefined => process.env.DEV_SHELL;

export const inProduct = ({ remote }: { remote: boolean }): boolean => remote && productAround() !== undefined;

export function developmentServer(developed: Developed): Settings {
  const port = developmentPort(developed.port);
  const product = productAround();
  const { dev, server } = product === undefined ? beside(developed, port) : alone(developed, port, product);
  return { dev: { lazyCompilation: false, ...dev }, server: { port, host: LOCAL, strictPort: true, ...server } };
}

function beside({ remote }: Developed, port: number): Settings {
  return {
    dev: { assetPrefix: remote || '/', client: { host: LOCAL, port } },
    server: {
      cors: { origin: OTHER_FRONTENDS },
      printUrls: !remote,
      proxy: proxied(localAddress(productPort()), below(BACKEND_PATHS)),
      ...(!remote && { setup: ({ server }) => void server.middlewares.use('/remotes.json', sendRemotesBeside) }),
    },
  };
}

function alone({ name, remote, programs }: Developed, port: number, product: string): Settings {
  if (!remote) return { server: { proxy: proxied(product, below([...BACKEND_PATHS, ...REMOTE_PATHS])) } };
  const base = `/remotes/${name}/`;
  const entry = { name, entry: `${base}mf-manifest.json`, programs };
  return {
    dev: { assetPrefix: 'auto' },
    server: {
      base,
      cors: { origin: localAddress(port) },
      printUrls: () => [localAddress(port) + (programs[0]?.path ?? '/')],
      proxy: proxied(product, (path) => !path.startsWith(base)),
      setup: ({ server }) => void server.middlewares.use('/remotes.json', composedRemotes(product, entry)),
    },
  };
}

/** Sets the origin, because the product rejects writes from other sites. */
const proxied = (target: string, isThere: (path: string) => boolean): ProxyConfig => [
  { target, changeOrigin: true, autoRewrite: true, headers: { origin: new URL(target).origin }, pathFilter: isThere },
];

const below = (paths: readonly string[]) => (path: string) => paths.some((one) => path.startsWith(one));

type Middleware = (request: IncomingMessage, answer: ServerResponse) => void;

const send = (answer: ServerResponse, status: number, body: object) =>
  answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const sendRemotesBeside: Middleware = (_, answer) =>
  void remotesBeside(process.cwd()).then((remotes) => send(answer, 200, { remotes }));

const composedRemotes =
  (product: string, remote: RemoteEntry): Middleware =>
  ({ headers: { cookie } }, answer) =>
    void fetch(new URL('/remotes.json', product), { headers: cookie === undefined ? {} : { cookie } })
      .then((listed) => listed.json())
      .then((listed: { remotes: RemoteEntry[] }) => {
        const others = listed.remotes.filter(({ name }) => name !== remote.name);
        send(answer, 200, { ...listed, remotes: [...others, remote] });
      })
      .catch((error: unknown) => send(answer, 502, { error: `${product} cannot be reached: ${String(error)}` }));

const PackageFile = z.object({ config: z.object({ port: z.int() }) });

const Description = z.object({
  exposes: z.object({ programs: z.custom<RemoteProgram[]>(Array.isArray), windows: z.optional(z.boolean()) }),
});
type Exposed = Partial<z.infer<typeof Description>['exposes']>;

async function remotesBeside(folder: string): Promise<({ name: string; entry: string } & Exposed)[]> {
  const parent = path.dirname(folder);
  const names = (await readdir(parent)).filter((name) => name !== path.basename(folder)).sort();
  const found = await Promise.all(names.map((name) => remoteIn(path.join(parent, name))));
  return found.flat();
}

async function remoteIn(folder: string) {
  const file = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { data } = PackageFile.safeParse(JSON.parse(file));
  if (!data) return [];
  const address = localAddress(developmentPort(data.config.port));
  const { programs = [], windows } = await exposedAt(address);
  const brings = { ...(programs.length > 0 && { programs }), ...(windows && { windows }) };
  return [{ name: path.basename(folder), entry: `${address}/mf-manifest.json`, ...brings }];
}

async function exposedAt(address: string): Promise<Exposed> {
  try {
    const answer = await fetch(`${address}/release.json`, { signal: AbortSignal.timeout(1000) });
    return Description.parse(await answer.json()).exposes;
  } catch {
    return {};
  }
}

const HOME = 3000;

const productPort = (): number => Number(process.env.PORT) || HOME;

const developmentPort = (port: number): number => port + productPort() - HOME;

const LOCAL = '127.0.0.1';

const localAddress = (port: number): string => `http://${LOCAL}:${port}`;
