import type { RemotesManifest } from '@marcel/contracts';
import { TooltipProvider } from '@marcel/kit';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { impatiencePlugin } from './impatience';
import { sharedLibraries } from './shared-libraries';

export type RemoteEntry = RemotesManifest['remotes'][number];

const host = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedLibraries,
  shareStrategy: 'loaded-first',
  plugins: [impatiencePlugin()],
});

/**
 * Loads the component that a remote exposes as a module, past anything remembered of an earlier attempt.
 *
 * @throws when the remote is dead or exposes no component under that name.
 */
export async function loadModule<Props extends object>(
  { name, entry }: RemoteEntry,
  module: string,
): Promise<ComponentType<Props>> {
  host.registerRemotes([{ name, entry: new URL(entry, location.href).href }], { force: true });
  const loaded = await host.loadRemote(`${name}/${module}`);
  if (!exposesComponent<Props>(loaded)) throw new Error(`${name} exposes no ${module}`);
  return withTooltips(loaded.default);
}

/** Tooltips come with the first remote: the desktop needs none at once, and what draws them is heavy. */
const withTooltips = <Props extends object>(Module: ComponentType<Props>): ComponentType<Props> =>
  function RemoteWithTooltips(props) {
    return (
      <TooltipProvider>
        <Module {...props} />
      </TooltipProvider>
    );
  };

function exposesComponent<Props>(module: unknown): module is { default: ComponentType<Props> } {
  return typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function';
}
