import { REMOTE_APP_MODULE, REMOTE_GALLERY_MODULE, type RemoteAppProps, type RemoteName } from '@marcel/contracts';
import { RemoteModule } from './remote-module';

const app = (name: RemoteName) => new RemoteModule<RemoteAppProps>(name, REMOTE_APP_MODULE);

/** The programs that remotes are. */
export const REMOTE_APPS: Readonly<Record<RemoteName, RemoteModule<RemoteAppProps>>> = {
  mascotdex: app('mascotdex'),
  studio: app('studio'),
  admin: app('admin'),
};

export const REMOTE_GALLERY = new RemoteModule<object>('studio', REMOTE_GALLERY_MODULE);
