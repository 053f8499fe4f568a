import type { HtmlTagDescriptor, RsbuildConfig } from '@rsbuild/core';

/** `npm run dev` starts it where its own settings say. */
const backend = () => `http://127.0.0.1:${process.env.PORT || 3000}`;
const BACKEND_PATHS = ['/api', '/pictures', '/demonstration', '/metrics'];
const OTHER_FRONTENDS = /^http:\/\/(localhost|127\.0\.0\.1):\d+$/;

/**
 * Refreshing a component of a remote needs React's renderer, which React announced in the shell before the remote came.
 * This hook, first script of the page, keeps it for later listeners.
 */
const REFRESH_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) { this.renderers.set(this.renderers.size + 1, renderer); return this.renderers.size; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
};`;

/** Tags that only pages in development carry. */
export const developmentTags: HtmlTagDescriptor[] = [
  { tag: 'script', children: REFRESH_HOOK, head: true, append: false },
];

interface Server {
  port: number;
  remote: boolean;
  remotes: Record<string, number> | undefined;
}

/** The development server: it stands before the backend and, for the shell, names the remotes' own servers. */
export function developmentServer({ port, remote, remotes }: Server): Pick<RsbuildConfig, 'dev' | 'server'> {
  return {
    dev: { assetPrefix: remote || '/', lazyCompilation: false, client: { host: '127.0.0.1', port } },
    server: {
      port,
      host: '127.0.0.1',
      strictPort: true,
      cors: { origin: OTHER_FRONTENDS },
      proxy: Object.fromEntries(BACKEND_PATHS.map((path) => [path, backend()])),
      ...(remotes && { setup: ({ server }) => void server.middlewares.use('/remotes.json', answerWith(remotes)) }),
    },
  };
}

type Answer = { setHeader(name: string, value: string): void; end(body: string): void };

function answerWith(ports: Record<string, number>) {
  const entry = ([name, port]: [string, number]) => ({ name, entry: `http://127.0.0.1:${port}/mf-manifest.json` });
  const body = JSON.stringify({ remotes: Object.entries(ports).map(entry) });
  return (_: unknown, answer: Answer) => {
    answer.setHeader('content-type', 'application/json');
    answer.end(body);
  };
}
