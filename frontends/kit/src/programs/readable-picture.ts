import { UPLOADED_PICTURE_TYPES } from '@marcel/contracts';
import { drawPart } from './draw-part';

/** In pixels; larger ones show no more. */
const LONGEST_EDGE = 2048;

const SVG = 'image/svg+xml';

export const isReadable = ({ type }: Pick<File, 'type'>): boolean => UPLOADED_PICTURE_TYPES.includes(type);

/** A picture of a kind that the server does not read, such as SVG or BMP, as PNG; null where this browser cannot draw it. */
export async function readablePicture(file: File): Promise<File | null> {
  const picture = new Image();
  try {
    picture.src = URL.createObjectURL(file.type === SVG ? await sized(file) : file);
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
    const drawn = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const png = await drawPart(picture, { x: 0, y: 0, width, height }, drawn, 'image/png');
    return png && new File([png], `${file.name.replace(/\.\w+$/, '')}.png`, { type: png.type });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}

/** Drawn by lines, a picture is as large as is asked for; browsers draw nothing of one that names no size. */
async function sized(file: File): Promise<Blob> {
  const { documentElement: root } = new DOMParser().parseFromString(await file.text(), SVG);
  const box =
    root
      .getAttribute('viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [width = 1, height = 1] =
    box.length === 4 ? box.slice(2) : ['width', 'height'].map((side) => parseFloat(root.getAttribute(side) ?? ''));
  const scale = LONGEST_EDGE / Math.max(width, height);
  root.setAttribute('width', String(width * scale));
  root.setAttribute('height', String(height * scale));
  if (box.length !== 4) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  return new Blob([new XMLSerializer().serializeToString(root)], { type: SVG });
}
