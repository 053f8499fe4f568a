import { useCallback, type RefCallback } from 'react';

/** For an image that shows a file straight from the visitor's disk. */
export const useFilePicture = (file: File): RefCallback<HTMLImageElement> =>
  useCallback(
    (element: HTMLImageElement) => {
      element.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(element.src);
    },
    [file],
  );
