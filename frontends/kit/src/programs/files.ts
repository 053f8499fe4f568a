import { type DragEvent, type RefCallback, useCallback, useState } from 'react';

export const useFilePreviewRef = (file: File): RefCallback<HTMLImageElement> =>
  useCallback(
    (element: HTMLImageElement) => {
      element.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(element.src);
    },
    [file],
  );

export function useFileDrop(onFile: (file: File | undefined) => void) {
  const [dragging, setDragging] = useState(false);
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setDragging(over);
  };
  return {
    'data-dragging': dragging,
    onDragEnter: drag(true),
    onDragOver: drag(true),
    onDragLeave: drag(false),
    onDrop: (event: DragEvent) => {
      drag(false)(event);
      onFile(event.dataTransfer.files[0]);
    },
  };
}

/** Downloads a file as `name`. */
export function downloadFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Wait for the download to start: it then has its own reference to the content.
  setTimeout(() => URL.revokeObjectURL(address));
}

const JPEG_QUALITY = 0.92;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws a part of a picture, scaled; null where the browser cannot. */
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
    // Formats without transparency need a white background, since canvas fills with black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context?.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
}

export async function isDecodable(file: Blob): Promise<boolean> {
  if (!('createImageBitmap' in globalThis)) return true;
  try {
    const picture = await createImageBitmap(file, { resizeWidth: 1, resizeHeight: 1 });
    picture.close();
    return true;
  } catch {
    return false;
  }
}
