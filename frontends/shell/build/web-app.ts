import { NIGHT } from '@marcel/art/palette';
import type { GeneratedFiles } from '@marcel/kit/build/generated-files';
import type { HtmlTagDescriptor } from '@rsbuild/core';
import { appIcon, type AppIcon } from './app-icons';

const MANIFEST = 'manifest.webmanifest';
const TOUCH_ICON_SIZE = 180;

/** What lets visitors keep Marcel OS among their apps. */
export async function webApp(): Promise<{ files: GeneratedFiles; tags: HtmlTagDescriptor[] }> {
  const touchIcon = await appIcon(TOUCH_ICON_SIZE);
  const icons = [await appIcon(192), await appIcon(512)];
  return {
    files: {
      ...Object.fromEntries([touchIcon, ...icons].map(({ name, content }) => [name, content])),
      [MANIFEST]: JSON.stringify(manifest(icons)),
    },
    tags: [
      { tag: 'link', attrs: { rel: 'manifest', href: MANIFEST } },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: touchIcon.name } },
    ],
  };
}

const manifest = (icons: AppIcon[]) => ({
  name: 'Marcel OS',
  short_name: 'Marcel OS',
  description: 'A retro desktop with a directory of brand mascots, kept by Marcel the blue dog.',
  start_url: '/',
  display: 'standalone',
  background_color: NIGHT,
  theme_color: NIGHT,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...icons.map(({ name, size }) => ({
      src: `/${name}`,
      type: 'image/png',
      sizes: `${size}x${size}`,
      purpose: 'any maskable',
    })),
  ],
});
