import { REMOTE_APP_MODULE, type RemoteAppProps, type RemotesManifest } from '@marcel/contracts/federation/remotes';
import { TipTiming } from '@marcel/kit';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { impatientFetchPlugin } from './impatient-fetch';
import { sharedLibraries } from './shared-libraries';

export type RemoteApp = ComponentType<RemoteAppProps>;
export type RemoteEntry = RemotesManifest['remotes'][number];

const host = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedLibraries,
  shareStrategy: 'loaded-first',
  plugins: [impatientFetchPlugin()],
});

/** Loads a remote's App, past anything remembered of an earlier attempt. Throws when it is dead or not a remote. */
export async function loadApp({ name, entry }: RemoteEntry): Promise<RemoteApp> {
  host.registerRemotes([{ name, entry: new URL(entry, location.href).href }], { force: true });
  const module = await host.loadRemote(`${name}/${REMOTE_APP_MODULE}`);
  if (!isAppModule(module)) throw new Error(`${name} exposes no App`);
  return withTipTiming(module.default);
}

/** Tips come with the first remote: the desktop has none, and what draws them is heavy. */
const withTipTiming = (App: RemoteApp): RemoteApp =>
  function RemoteWithTips(props) {
    return (
      <TipTiming>
        <App {...props} />
      </TipTiming>
    );
  };

function isAppModule(module: unknown): module is { default: RemoteApp } {
  return typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function';
}
