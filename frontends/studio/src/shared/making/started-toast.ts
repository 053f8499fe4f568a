import { useToast, type ToastMessage } from '@marcel/kit';
import { useCallback } from 'react';

let over = new AbortController();

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

export const endStartedToast = (): void => over.abort();
