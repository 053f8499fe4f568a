import { useCallback, type RefCallback } from 'react';

export const useFilePicture = (file: File): RefCallback<HTMLImageElement> =>
  useCallback(
    (element: HTMLImageElement) => {
      element.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(element.src);
    },
    [file],
  );
