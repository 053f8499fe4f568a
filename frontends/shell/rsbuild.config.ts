import { defineFrontend } from '@marcel/kit/build';
import { sharePicture } from './build/share-picture';
import { wallpaperFiles, wallpaperTags } from './build/wallpaper';
import { webApp } from './build/web-app';
import { version } from './package.json';

const [app, share] = await Promise.all([webApp(), sharePicture()]);

export default defineFrontend({
  name: 'shell',
  version,
  port: 3001,
  remotes: { mascotdex: 3002, studio: 3003, admin: 3004 },
  files: { ...wallpaperFiles, ...app.files, ...share.files },
  tags: [...wallpaperTags, ...app.tags, ...share.tags],
});
