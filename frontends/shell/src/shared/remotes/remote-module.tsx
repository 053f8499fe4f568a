import { REMOTE_APP_MODULE, REMOTE_GALLERY_MODULE, type RemoteAppProps } from '@marcel/contracts';
import { lazy, type ComponentType, type ReactNode } from 'react';
import { recordLoaded, readRemotes } from './loaded-remotes';

/**
 * Loads a module of a remote; null when the remote is not installed here. With `force`, loads it again even if an earlier attempt
 * succeeded.
 * @throws when the remote is installed, and cannot be loaded
 */
async function loadRemote<Props extends object>(
  name: string,
  module: string,
  force: boolean,
): Promise<ComponentType<Props> | null> {
  const [{ remotes }, { loadModule }] = await Promise.all([readRemotes(), import('./federation')]);
  const entry = remotes.find((remote) => remote.name === name);
  if (!entry) return null;
  const component = await loadModule<Props>(entry, module, force);
  recordLoaded(entry);
  return component;
}

interface WrapperProps<Props> {
  props: Props;
  missing: ReactNode;
}

export class RemoteModule<Props extends object> {
  private loading: Promise<ComponentType<Props> | null> | undefined;
  private wrapper: ComponentType<WrapperProps<Props>> | undefined;
  private force = false;

  constructor(
    readonly remote: string,
    readonly module: string,
  ) {}

  preload(): void {
    this.load().catch(() => undefined);
  }

  get component(): ComponentType<WrapperProps<Props>> {
    this.wrapper ??= lazy(async () => ({ default: wrapModule(await this.load()) }));
    return this.wrapper;
  }

  restart(): void {
    this.force = true;
    this.loading = undefined;
    this.wrapper = undefined;
  }

  private load(): Promise<ComponentType<Props> | null> {
    if (this.loading) return this.loading;
    const loading = loadRemote<Props>(this.remote, this.module, this.force);
    this.loading = loading;
    loading.catch(() => {
      if (this.loading === loading) this.restart();
    });
    return loading;
  }
}

const wrapModule = <Props extends object>(Module: ComponentType<Props> | null) =>
  function RemoteWrapper({ props, missing }: WrapperProps<Props>) {
    return Module ? <Module {...props} /> : missing;
  };

const apps = new Map<string, RemoteModule<RemoteAppProps>>();

export function remoteApp(name: string): RemoteModule<RemoteAppProps> {
  const app = apps.get(name) ?? new RemoteModule<RemoteAppProps>(name, REMOTE_APP_MODULE);
  apps.set(name, app);
  return app;
}

export const REMOTE_GALLERY = new RemoteModule<object>('studio', REMOTE_GALLERY_MODULE);
