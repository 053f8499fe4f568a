import { defineFrontend } from '@marcel/kit/build';
import { offlineFiles } from './build/offline';
import { sharePicture } from './build/share-picture';
import { wallpaperFiles, wallpaperTags } from './build/wallpaper';
import { webApp } from './build/web-app';
import { config, version } from './package.json';

const [app, share] = await Promise.all([webApp(), sharePicture()]);

export default defineFrontend({
  name: 'shell',
  version,
  port: config.port,
  files: { ...wallpaperFiles, ...offlineFiles, ...app.files, ...share.files },
  tags: [...wallpaperTags, ...app.tags, ...share.tags],
});
