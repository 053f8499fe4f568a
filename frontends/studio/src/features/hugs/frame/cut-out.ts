import { squareOf, type Frame } from './frame';

/** Larger ones show no more in a hug. */
const MOST = 1024;
const QUALITY = 0.92;

/** What a frame shows of a picture, as a file of its own; the picture itself where the browser cannot cut it. */
export async function cutOut(file: File, picture: HTMLImageElement, frame: Frame): Promise<File> {
  const { left, top, side } = squareOf(frame, { width: picture.naturalWidth, height: picture.naturalHeight });
  const canvas = document.createElement('canvas');
  const edge = Math.round(Math.min(MOST, side));
  Object.assign(canvas, { width: edge, height: edge });
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, edge, edge);
  const cut = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return cut ? new File([cut], file.name.replace(/\.\w+$/, '') + '.jpg', { type: cut.type }) : file;
}
