import { UPLOADED_PICTURE_TYPES } from '@marcel/contracts';
import { drawPart } from './draw-part';

/** In pixels; larger ones show no more. */
const LONGEST_EDGE = 2048;

const SVG = 'image/svg+xml';

export const isReadable = ({ type }: Pick<File, 'type'>): boolean => UPLOADED_PICTURE_TYPES.includes(type);

/** A picture of a kind that the server does not read, such as SVG or BMP, as PNG; null where this browser cannot draw it. */
export async function readablePicture(file: File): Promise<File | null> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const longest = Math.max(width, height);
    // What is drawn by lines has no size of its own that would matter.
    const scale = (file.type === SVG ? LONGEST_EDGE : Math.min(longest, LONGEST_EDGE)) / longest;
    const drawn = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const png = await drawPart(picture, { x: 0, y: 0, width, height }, drawn, 'image/png');
    return png && new File([png], `${file.name.replace(/\.\w+$/, '')}.png`, { type: png.type });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}
