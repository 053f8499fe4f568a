const JPEG_QUALITY = 0.92;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in its pixels, drawn as large as is asked for; null where the browser cannot. */
export function drawPart(
  picture: HTMLImageElement,
  part: Size & { readonly x: number; readonly y: number },
  { width, height }: Size,
  type: string,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context && type === 'image/jpeg') {
    // What cannot be transparent would be black where the picture is.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context?.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
}
