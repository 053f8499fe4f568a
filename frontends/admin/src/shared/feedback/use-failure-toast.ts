import { useToast, type ToastMessage } from '@marcel/kit';
import { ApiError } from '@marcel/kit/api';

/** Tells that a call failed; not for a refused token, which ends the login with a toast of its own. */
export function useFailureToast() {
  const toast = useToast();
  return (error: unknown, message: Omit<ToastMessage, 'tone'>) => {
    if (error instanceof ApiError && error.status === 401) return;
    toast({ ...message, tone: 'destructive' });
  };
}
