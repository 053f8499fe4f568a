import { drawPart, isWhole } from '@marcel/kit/programs';
import { squareOf, type Frame } from './frame';

/** Larger ones show no more in a hug. */
const MOST = 1024;

/** What a frame shows of a picture, as a file of its own; the picture itself where the browser cannot cut it. */
export async function cutOut(file: File, picture: HTMLImageElement, frame: Frame): Promise<File> {
  // Cut out, half a picture would look like a whole one: the server says why it is none.
  if (!(await isWhole(file))) return file;
  const { left, top, side } = squareOf(frame, { width: picture.naturalWidth, height: picture.naturalHeight });
  const edge = Math.round(Math.min(MOST, side));
  const square = { x: left, y: top, width: side, height: side };
  const cut = await drawPart(picture, square, { width: edge, height: edge }, 'image/jpeg');
  return cut ? new File([cut], file.name.replace(/\.\w+$/, '') + '.jpg', { type: cut.type }) : file;
}
