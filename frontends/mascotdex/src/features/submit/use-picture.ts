import type { ToastMessage } from '@marcel/kit';
import { useRef, useState } from 'react';

export function usePicture() {
  const [image, setImage] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  return {
    image,
    clear: () => setImage(null),
    refuse: setError,
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
