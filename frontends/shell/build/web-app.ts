import { NIGHT, ORANGE } from '@marcel/art/palette';
import type { GeneratedFiles } from '@marcel/kit/build/generated-files';
import type { HtmlTagDescriptor } from '@rsbuild/core';
import { dog } from '@marcel/art/icons/dog';
import { ICON_SIZE } from '@marcel/art/icons/icon';
import { place, svgDocument } from '@marcel/art/svg';
import sharp from 'sharp';
import { hashed } from './hashed';

const picture = svgDocument(
  `<path fill="${ORANGE}" d="M0 0h${ICON_SIZE}v${ICON_SIZE}H0z"/>${place(dog(), { x: 4.5, y: 4, scale: 0.72 })}`,
  ICON_SIZE,
);

interface AppIcon {
  size: number;
  name: string;
  content: Buffer;
}

async function appIcon(size: number): Promise<AppIcon> {
  const content = await sharp(Buffer.from(picture), { density: (72 * size) / ICON_SIZE })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return { size, name: hashed(`static/image/icon-${size}.png`, content), content };
}

const MANIFEST = 'manifest.webmanifest';
const TOUCH_ICON_SIZE = 180;

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
