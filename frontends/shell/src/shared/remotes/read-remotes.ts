import { RemotesManifest, ROUTES } from '@marcel/contracts';
import { impatientFetch } from './impatience';

/** What the server lists for this visitor now. */
export const readRemotes = async (): Promise<RemotesManifest> =>
  RemotesManifest.parse(await (await impatientFetch(ROUTES.remotes)).json());
