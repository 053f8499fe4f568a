import { drawPart } from '../draw-part';

export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Part = { x: 0, y: 0, width: 100, height: 100 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part in whole pixels of a picture of that size: inside of it, and never nothing. */
export function pixelsOf(part: Part, { width, height }: Size): Part {
  const x = clamped((part.x / 100) * width, 0, width - 1);
  const y = clamped((part.y / 100) * height, 0, height - 1);
  return {
    x,
    y,
    width: clamped((part.width / 100) * width, 1, width - x),
    height: clamped((part.height / 100) * height, 1, height - y),
  };
}

const clamped = (value: number, least: number, most: number) => Math.min(Math.max(Math.round(value), least), most);

/** JPEG stays what it is, so that it does not grow; all else may be transparent. */
export const typeOfCut = (file: Pick<File, 'type'>): string => (file.type === 'image/jpeg' ? file.type : 'image/png');

/**
 * A part of a picture as a file of its own, of the same name.
 *
 * @throws when the browser cannot draw it
 */
export async function cutOut(picture: HTMLImageElement, part: Part, file: File): Promise<File> {
  const pixels = pixelsOf(part, { width: picture.naturalWidth, height: picture.naturalHeight });
  const type = typeOfCut(file);
  const blob = await drawPart(picture, pixels, pixels, type);
  if (!blob) throw new Error('The picture cannot be drawn');
  return new File([blob], file.name, { type });
}
