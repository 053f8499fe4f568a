import type { RemoteEntry } from '@marcel/contracts';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { sharedLibraries } from './shared-libraries';
import { fetchWithTimeout } from './loaded-remotes';

export class LoadAttempts {
  private readonly byName = new Map<
    string,
    { readonly remote: RemoteEntry; readonly retryToken: string | undefined; failed: boolean }
  >();

  constructor(private readonly nextRetryToken: () => string) {}

  isRegistered({ name, entry, release }: RemoteEntry): boolean {
    const attempt = this.byName.get(name);
    return attempt?.failed === false && attempt.remote.entry === entry && attempt.remote.release === release;
  }

  start(remote: RemoteEntry): void {
    const isRepeated = this.byName.get(remote.name)?.remote.entry === remote.entry;
    this.byName.set(remote.name, { remote, retryToken: isRepeated ? this.nextRetryToken() : undefined, failed: false });
  }

  fail(name: string): void {
    const attempt = this.byName.get(name);
    if (attempt) attempt.failed = true;
  }

  withRetryToken(name: string, address: string): string {
    const retryToken = this.byName.get(name)?.retryToken;
    if (retryToken === undefined) return address;
    const url = new URL(address);
    url.searchParams.set('retry', retryToken);
    return url.href;
  }

  scriptData(name: string): Readonly<Record<string, string>> {
    const { remote, retryToken } = this.byName.get(name) ?? {};
    return {
      ...(retryToken !== undefined && { retry: retryToken }),
      ...(remote?.release !== undefined && { release: `${name}@${remote.release}` }),
    };
  }
}

/** Timeout of a remote's script, in milliseconds; longer than that of a response, for slow connections. */
const SCRIPT_TIMEOUT_MS = 12_000;

/** Adds timeouts and status checks to the federation runtime, which has none, and the query string of the current attempt. */
const loadingPlugin = (attempts: LoadAttempts): ModuleFederationRuntimePlugin => ({
  name: 'marcel:loading',
  fetch: (url, init) => fetchWithTimeout(url, init),
  createScript: ({ url, remoteInfo }) => {
    if (!remoteInfo) return { timeout: SCRIPT_TIMEOUT_MS };
    const script = document.createElement('script');
    script.src = attempts.withRetryToken(remoteInfo.name, url);
    Object.assign(script.dataset, attempts.scriptData(remoteInfo.name));
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
  // The runtime would insert a style without waiting for it, and the remote's own loader would take it for loaded. A preload is safe.
  createLink: ({ url, remoteInfo }) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'style';
    link.href = remoteInfo ? attempts.withRetryToken(remoteInfo.name, url) : url;
    return link;
  },
});

/** @throws Error after `ms` milliseconds; does not cancel the loading */
export async function withTimeout<Loaded>(loading: Promise<Loaded>, ms: number): Promise<Loaded> {
  const timeout = AbortSignal.timeout(ms);
  const expired = new Promise<never>((_, reject) => {
    timeout.addEventListener('abort', () => reject(new Error('The remote does not answer')), { once: true });
  });
  return Promise.race([loading, expired]);
}

/** Timeout of a module, in milliseconds: longer than the timeouts of its manifest, scripts and styles together. */
const MODULE_TIMEOUT_MS = 35_000;

const attempts = new LoadAttempts(() => Date.now().toString(36));

const host = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedLibraries,
  shareStrategy: 'loaded-first',
  plugins: [loadingPlugin(attempts)],
});

/**
 * Loads the component that a module of a remote exports. With `force`, loads it again even if an earlier attempt succeeded.
 *
 * @throws Error when the remote does not answer in time or exports no such component
 */
export async function loadModule<Props extends object>(
  remote: RemoteEntry,
  module: string,
  force: boolean,
): Promise<ComponentType<Props>> {
  const { name } = remote;
  if (force) attempts.fail(name);
  const isKnown = attempts.isRegistered(remote);
  if (!isKnown) register(remote);
  try {
    const remoteModule = await withTimeout(host.loadRemote(`${name}/${module}`), MODULE_TIMEOUT_MS);
    if (!exposesComponent<Props>(remoteModule)) throw new Error(`${name} exposes no ${module}`);
    return remoteModule.default;
  } catch (cause) {
    attempts.fail(name);
    // The registered build may be gone from the server.
    if (isKnown) return loadModule(remote, module, true);
    throw new Error(`${name} could not be loaded`, { cause });
  }
}

function register(remote: RemoteEntry): void {
  const { name, entry } = remote;
  attempts.start(remote);
  const address = attempts.withRetryToken(name, new URL(entry, location.href).href);
  host.registerRemotes([{ name, entry: address }], { force: true });
}

function exposesComponent<Props>(module: unknown): module is { default: ComponentType<Props> } {
  return typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function';
}
