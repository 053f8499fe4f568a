import { dog } from '@marcel/art/icons/dog';
import { ICON_SIZE } from '@marcel/art/icons/icon';
import { ORANGE } from '@marcel/art/palette';
import { place, svgDocument } from '@marcel/art/svg';
import sharp from 'sharp';
import { hashed } from './hashed';

/** Home screens cut icons to shapes of their own: what counts stays within the middle four fifths. */
const picture = svgDocument(
  `<path fill="${ORANGE}" d="M0 0h${ICON_SIZE}v${ICON_SIZE}H0z"/>${place(dog(), { x: 4.5, y: 4, scale: 0.72 })}`,
  ICON_SIZE,
);

export interface AppIcon {
  size: number;
  name: string;
  content: Buffer;
}

/** The sign of the product as a picture of `size` by `size` pixels. */
export async function appIcon(size: number): Promise<AppIcon> {
  const content = await sharp(Buffer.from(picture), { density: (72 * size) / ICON_SIZE })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return { size, name: hashed(`static/image/icon-${size}.png`, content), content };
}
