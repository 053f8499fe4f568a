import { PAGES, type RemoteName } from '@marcel/contracts';
import type { IconName } from '@marcel/kit';

export interface RemotePageProps {
  /** Path that the remote is mounted on. */
  path: string;
  remote: RemoteName;
  /** What visitors call the program. */
  title: string;
  icon: IconName;
}

/** Paths that remotes answer, with everything below them. */
export const REMOTE_PAGES: readonly RemotePageProps[] = [
  { path: PAGES.directory, remote: 'mascotdex', title: 'Mascotdex', icon: 'mascotdex' },
  { path: PAGES.admin, remote: 'admin', title: 'Admin', icon: 'admin' },
  { path: PAGES.hugs, remote: 'studio', title: 'Hug Your Mascot', icon: 'hug' },
  { path: PAGES.imageGenerator, remote: 'studio', title: 'Image Generator', icon: 'image-generator' },
  { path: PAGES.draw, remote: 'studio', title: 'Draw Marcel', icon: 'draw' },
];
