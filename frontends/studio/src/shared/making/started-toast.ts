import { useToast, type ToastMessage } from '@marcel/kit';
import { useCallback } from 'react';

let over = new AbortController();

/** Tells that a picture has been begun, until its making is over: of several the last one. */
export function useStartedToast(): (message: ToastMessage) => void {
  const toast = useToast();
  return useCallback(
    (message) => {
      over = new AbortController();
      toast({ ...message, until: over.signal });
    },
    [toast],
  );
}

/** Puts away what was told of the beginning. */
export const endStartedToast = (): void => over.abort();
