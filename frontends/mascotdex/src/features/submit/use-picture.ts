import type { ToastMessage } from '@marcel/kit';
import { useState } from 'react';

/** The picture's part of the form. */
export function usePicture() {
  const [image, setImage] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  return {
    image,
    clear: () => setImage(null),
    refuse: setError,
    picture: {
      file: image,
      onFile: (file: File | null) => {
        setImage(file);
        setError(null);
      },
      error,
      onRefused: ({ body, title }: ToastMessage) => setError(body ?? title),
    },
  };
}
