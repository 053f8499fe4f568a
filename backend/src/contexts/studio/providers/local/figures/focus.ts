import { FACE_LOOK, faceIn } from '@marcel/art/portraits/face';
import sharp from 'sharp';

export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The square of a picture that shows a face large, if there seems to be one. */
export async function faceWindow(bytes: Uint8Array, width: number, height: number): Promise<Window | undefined> {
  const { data, info } = await sharp(bytes)
    .resize(FACE_LOOK, FACE_LOOK, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const face = faceIn({ data, width: info.width, height: info.height });
  if (face === undefined) return undefined;
  const side = Math.round(Math.min(width, height) * face.edge);
  const within = (centre: number, length: number): number =>
    Math.round(Math.min(length - side, Math.max(0, centre * length - side / 2)));
  return { left: within(face.x, width), top: within(face.y, height), width: side, height: side };
}
