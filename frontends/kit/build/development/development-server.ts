import type { RemoteProgram, RemoteEntry } from '@marcel/contracts';
import type { HtmlTagDescriptor, ProxyConfig, RsbuildConfig } from '@rsbuild/core';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const BACKEND_PATHS = ['/api', '/pictures', '/demonstration', '/metrics'];
const REMOTE_PATHS = ['/remotes', '/releases'];
const OTHER_FRONTENDS = /^http:\/\/(localhost|127\.0\.0\.1):\d+$/;

/** Stores React's renderers for later listeners: React announces them before a remote loads, whose fast refresh needs them. */
const REFRESH_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) { this.renderers.set(this.renderers.size + 1, renderer); return this.renderers.size; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
};`;

export const developmentTags: HtmlTagDescriptor[] = [
  { tag: 'script', children: REFRESH_HOOK, head: true, append: false },
];

interface DevelopedFrontend {
  name: string;
  port: number;
  remote: boolean;
  programs: RemoteProgram[];
}

type Settings = Pick<RsbuildConfig, 'dev' | 'server'>;

const runningProductUrl = (): string | undefined => process.env.DEV_SHELL;

export const isInRunningProduct = ({ remote }: { remote: boolean }): boolean =>
  remote && runningProductUrl() !== undefined;

export function developmentServer(developed: DevelopedFrontend): Settings {
  const port = toDevelopmentPort(developed.port);
  const product = runningProductUrl();
  const { dev, server } =
    product === undefined ? settingsWithoutProduct(developed, port) : settingsForProduct(developed, port, product);
  return { dev: { lazyCompilation: false, ...dev }, server: { port, host: LOCAL, strictPort: true, ...server } };
}

function settingsWithoutProduct({ remote }: DevelopedFrontend, port: number): Settings {
  return {
    dev: { assetPrefix: remote || '/', client: { host: LOCAL, port } },
    server: {
      cors: { origin: OTHER_FRONTENDS },
      printUrls: !remote,
      proxy: proxyTo(toLocalUrl(readProductPort()), startsWithAny(BACKEND_PATHS)),
      ...(!remote && { setup: ({ server }) => void server.middlewares.use('/remotes.json', sendSiblingRemotes) }),
    },
  };
}

function settingsForProduct({ name, remote, programs }: DevelopedFrontend, port: number, product: string): Settings {
  if (!remote) return { server: { proxy: proxyTo(product, startsWithAny([...BACKEND_PATHS, ...REMOTE_PATHS])) } };
  const base = `/remotes/${name}/`;
  const entry = { name, entry: `${base}mf-manifest.json`, programs };
  return {
    dev: { assetPrefix: 'auto' },
    server: {
      base,
      cors: { origin: toLocalUrl(port) },
      printUrls: () => [toLocalUrl(port) + (programs[0]?.path ?? '/')],
      proxy: proxyTo(product, (path) => !path.startsWith(base)),
      setup: ({ server }) => void server.middlewares.use('/remotes.json', sendComposedRemotes(product, entry)),
    },
  };
}

/** Sets the origin, because the product rejects writes from other sites. */
const proxyTo = (target: string, isProxied: (path: string) => boolean): ProxyConfig => [
  { target, changeOrigin: true, autoRewrite: true, headers: { origin: new URL(target).origin }, pathFilter: isProxied },
];

const startsWithAny = (paths: readonly string[]) => (path: string) => paths.some((prefix) => path.startsWith(prefix));

type Middleware = (request: IncomingMessage, response: ServerResponse) => void;

const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const sendSiblingRemotes: Middleware = (_, response) =>
  void findSiblingRemotes(process.cwd()).then((remotes) => send(response, 200, { remotes }));

const sendComposedRemotes =
  (product: string, remote: RemoteEntry): Middleware =>
  ({ headers: { cookie } }, response) =>
    void fetch(new URL('/remotes.json', product), { headers: cookie === undefined ? {} : { cookie } })
      .then((response) => response.json())
      .then((manifest: { remotes: RemoteEntry[] }) => {
        const others = manifest.remotes.filter(({ name }) => name !== remote.name);
        send(response, 200, { ...manifest, remotes: [...others, remote] });
      })
      .catch((error: unknown) => send(response, 502, { error: `${product} cannot be reached: ${String(error)}` }));

const PackageFile = z.object({ config: z.object({ port: z.int() }) });

const Description = z.object({
  exposes: z.object({ programs: z.custom<RemoteProgram[]>(Array.isArray), windows: z.optional(z.boolean()) }),
});
type Exposed = Partial<z.infer<typeof Description>['exposes']>;

async function findSiblingRemotes(folder: string): Promise<({ name: string; entry: string } & Exposed)[]> {
  const parent = path.dirname(folder);
  const names = (await readdir(parent)).filter((name) => name !== path.basename(folder)).sort();
  const remotes = await Promise.all(names.map((name) => readRemote(path.join(parent, name))));
  return remotes.flat();
}

async function readRemote(folder: string) {
  const file = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { data } = PackageFile.safeParse(JSON.parse(file));
  if (!data) return [];
  const address = toLocalUrl(toDevelopmentPort(data.config.port));
  const { programs = [], windows } = await fetchExposed(address);
  const exposed = { ...(programs.length > 0 && { programs }), ...(windows && { windows }) };
  return [{ name: path.basename(folder), entry: `${address}/mf-manifest.json`, ...exposed }];
}

async function fetchExposed(address: string): Promise<Exposed> {
  try {
    const response = await fetch(`${address}/release.json`, { signal: AbortSignal.timeout(1000) });
    return Description.parse(await response.json()).exposes;
  } catch {
    return {};
  }
}

const DEFAULT_PRODUCT_PORT = 3000;

const readProductPort = (): number => Number(process.env.PORT) || DEFAULT_PRODUCT_PORT;

const toDevelopmentPort = (port: number): number => port + readProductPort() - DEFAULT_PRODUCT_PORT;

const LOCAL = '127.0.0.1';

const toLocalUrl = (port: number): string => `http://${LOCAL}:${port}`;
