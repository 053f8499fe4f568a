import { BEIGE, INK, ORANGE_LIGHT, WHITE } from '@marcel/art/palette';
import { shape } from '@marcel/art/svg';
import sharp from 'sharp';

const EDGE = 320;

/** The drawing itself on a sheet with a strip of tape, 224 wide around its middle. */
export async function paper(drawing: Uint8Array): Promise<string> {
  const sheet = await sharp(drawing)
    .flatten({ background: WHITE })
    .resize(EDGE, EDGE, { fit: 'contain', background: WHITE })
    .png()
    .toBuffer();
  return (
    shape('#00000044', 'M-104-100h224v236h-224z') +
    `<path fill="${BEIGE}" stroke="${INK}" stroke-width="5" d="M-112-112h224v236h-224z"/>` +
    `<image href="data:image/png;base64,${sheet.toString('base64')}" x="-98" y="-98" width="196" height="196"/>` +
    `<path fill="none" stroke="${INK}" stroke-width="3" d="M-98-98h196v196h-196z"/>` +
    `<path fill="${ORANGE_LIGHT}" fill-opacity=".85" d="M-44-132l92-6 2 34-92 6z"/>`
  );
}
