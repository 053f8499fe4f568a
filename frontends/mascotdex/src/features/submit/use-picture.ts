import type { ToastMessage } from '@marcel/kit';
import { useRef, useState } from 'react';

/** The picture's part of the form. */
export function usePicture() {
  const [image, setImage] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  return {
    image,
    clear: () => setImage(null),
    refuse: setError,
    /** Where another one can be chosen. In the middle, for what is said of the refusal lies over the end of the screen. */
    goThere: () => {
      place.current?.querySelector('input')?.focus({ preventScroll: true });
      place.current?.scrollIntoView({ block: 'center' });
    },
    place,
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
