import { ICON_SIZE } from '@marcel/art/icons/icon';
import { ICONS, type PictorialIconName } from '@marcel/art/icons/icons';
import { pixelText } from '@marcel/art/lettering/pixel-text';
import { BLUE, INK, ORANGE, SAND, WHITE } from '@marcel/art/palette';
import { SCENES, WALLPAPER_SIZE, seat } from '@marcel/art/scenery/wallpaper';
import { place, svgDocument } from '@marcel/art/svg';
import type { GeneratedFiles } from '@marcel/kit/build/generated-files';
import type { HtmlTagDescriptor } from '@rsbuild/core';
import sharp from 'sharp';

const SIZE = { width: 1200, height: 630 } as const;
const TASKBAR = 56;
const NAME = 'desktop.png';

const ICON_NAMES: readonly PictorialIconName[] = ['hug', 'image-generator', 'gallery', 'draw', 'mascotdex'];

const writing = (text: string, colour: string) => `<path fill="${colour}" d="${pixelText(text).path}"/>`;

const shaded = (text: string, colour: string) => place(writing(text, BLUE), { x: 0.5, y: 0.5 }) + writing(text, colour);

function desktop(): string {
  const scale = SIZE.width / WALLPAPER_SIZE.width;
  const top = SIZE.height - TASKBAR - WALLPAPER_SIZE.height * scale;
  return (
    place(SCENES.sunset() + seat(), { x: 0, y: top, scale }) +
    ICON_NAMES.map((name, index) => place(ICONS[name](), { x: 40, y: 36 + index * 106, scale: 72 / ICON_SIZE })).join(
      '',
    ) +
    place(ICONS.newsletter(), { x: SIZE.width - 112, y: 36, scale: 72 / ICON_SIZE }) +
    place(shaded('Marcel', WHITE), { x: 360, y: 52, scale: 12 }) +
    place(shaded('OS', ORANGE), { x: 360 + 12 * (pixelText('Marcel').width + 3), y: 52, scale: 12 })
  );
}

const taskbar = () =>
  `<path fill="${SAND}" d="M0 0h${SIZE.width}v${TASKBAR}H0z"/><path fill="${WHITE}" d="M0 0h${SIZE.width}v3H0z"/>` +
  place(ICONS.dog(), { x: 20, y: 10, scale: 38 / ICON_SIZE }) +
  place(writing('Start', INK), { x: 72, y: 19, scale: 4 });

export async function sharePicture(): Promise<{ files: GeneratedFiles; tags: HtmlTagDescriptor[] }> {
  const picture = svgDocument(
    desktop() + place(taskbar(), { x: 0, y: SIZE.height - TASKBAR }),
    SIZE.width,
    SIZE.height,
  );
  const content = await sharp(Buffer.from(picture)).resize(SIZE).png({ compressionLevel: 9, palette: true }).toBuffer();
  const meta = (property: string, value: string): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { property, content: value },
  });
  return {
    files: { [NAME]: content },
    tags: [
      meta('og:type', 'website'),
      meta('og:image', `/${NAME}`),
      meta('og:image:width', String(SIZE.width)),
      meta('og:image:height', String(SIZE.height)),
      meta('og:image:alt', 'A retro desktop: Marcel the blue dog sits before the setting sun'),
    ],
  };
}
