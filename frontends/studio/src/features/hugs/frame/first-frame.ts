import { FACE_LOOK, faceIn, type Pixels } from '@marcel/art/portraits/face';
import { FIRST_FRAME, within, type Frame } from './frame';

/** Where the frame begins: around the face, if there seems to be one. */
export function firstFrame(picture: HTMLImageElement): Frame {
  const pixels = smallCopy(picture);
  const face = pixels && faceIn(pixels);
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  return within(face ? { x: face.x, y: face.y, zoom: 1 / face.edge } : FIRST_FRAME, size);
}

/** Undefined where the browser cannot look into it. */
function smallCopy(picture: HTMLImageElement): Pixels | undefined {
  const { naturalWidth, naturalHeight } = picture;
  const scale = FACE_LOOK / Math.max(naturalWidth, naturalHeight);
  const [width, height] = [naturalWidth, naturalHeight].map((side) => Math.max(1, Math.round(side * scale)));
  if (!width || !height) return undefined;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  Object.assign(context, { fillStyle: '#fff', imageSmoothingQuality: 'high' });
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
