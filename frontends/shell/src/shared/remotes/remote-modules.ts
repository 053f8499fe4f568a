import { REMOTE_APP_MODULE, REMOTE_GALLERY_MODULE, type RemoteAppProps } from '@marcel/contracts';
import { RemoteModule } from './remote-module';

const apps = new Map<string, RemoteModule<RemoteAppProps>>();

export function remoteApp(name: string): RemoteModule<RemoteAppProps> {
  const app = apps.get(name) ?? new RemoteModule<RemoteAppProps>(name, REMOTE_APP_MODULE);
  apps.set(name, app);
  return app;
}

export const REMOTE_GALLERY = new RemoteModule<object>('studio', REMOTE_GALLERY_MODULE);
