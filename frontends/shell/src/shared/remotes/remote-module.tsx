import { REMOTE_APP_MODULE, REMOTE_GALLERY_MODULE, type RemoteAppProps } from '@marcel/contracts';
import { lazy, type ComponentType, type ReactNode } from 'react';
import { noteRunning, readRemotes } from './running';

/**
 * Loads a module of a remote; null when the remote is not installed here. With `again`, loads it again even if an earlier attempt
 * succeeded.
 * @throws when the remote is installed, and cannot be loaded
 */
async function loadRemote<Props extends object>(
  name: string,
  module: string,
  again: boolean,
): Promise<ComponentType<Props> | null> {
  const [{ remotes }, { loadModule }] = await Promise.all([readRemotes(), import('./federation')]);
  const entry = remotes.find((remote) => remote.name === name);
  if (!entry) return null;
  const component = await loadModule<Props>(entry, module, again);
  noteRunning(entry);
  return component;
}

interface StandInProps<Props> {
  props: Props;
  missing: ReactNode;
}

export class RemoteModule<Props extends object> {
  private loading: Promise<ComponentType<Props> | null> | undefined;
  private standIn: ComponentType<StandInProps<Props>> | undefined;
  private again = false;

  constructor(
    readonly remote: string,
    readonly module: string,
  ) {}

  preload(): void {
    this.load().catch(() => undefined);
  }

  get component(): ComponentType<StandInProps<Props>> {
    this.standIn ??= lazy(async () => ({ default: standInFor(await this.load()) }));
    return this.standIn;
  }

  restart(): void {
    this.again = true;
    this.loading = undefined;
    this.standIn = undefined;
  }

  private load(): Promise<ComponentType<Props> | null> {
    if (this.loading) return this.loading;
    const loading = loadRemote<Props>(this.remote, this.module, this.again);
    this.loading = loading;
    loading.catch(() => {
      if (this.loading === loading) this.restart();
    });
    return loading;
  }
}

const standInFor = <Props extends object>(Module: ComponentType<Props> | null) =>
  function StandIn({ props, missing }: StandInProps<Props>) {
    return Module ? <Module {...props} /> : missing;
  };

const apps = new Map<string, RemoteModule<RemoteAppProps>>();

export function remoteApp(name: string): RemoteModule<RemoteAppProps> {
  const app = apps.get(name) ?? new RemoteModule<RemoteAppProps>(name, REMOTE_APP_MODULE);
  apps.set(name, app);
  return app;
}

export const REMOTE_GALLERY = new RemoteModule<object>('studio', REMOTE_GALLERY_MODULE);
