import { defineFrontend } from '@marcel/kit/build';
import { offlineFiles } from './build/offline';
import { wallpaperFiles, wallpaperTags } from './build/wallpaper';
import { config, version } from './package.json';

const SHARE_TAGS = {
  type: 'website',
  image: '/desktop.png',
  'image:width': '1200',
  'image:height': '630',
  'image:alt': 'A retro desktop: Marcel the blue dog sits before the setting sun',
};

export default defineFrontend({
  name: 'shell',
  version,
  port: config.port,
  files: { ...wallpaperFiles, ...offlineFiles },
  tags: [
    ...wallpaperTags,
    { tag: 'link', attrs: { rel: 'manifest', href: 'manifest.webmanifest' } },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: 'icon-180.png' } },
    ...Object.entries(SHARE_TAGS).map(([name, content]) => ({
      tag: 'meta',
      attrs: { property: `og:${name}`, content },
    })),
  ],
});
