import { useToast, type ToastMessage } from '@marcel/kit';
import { ApiError } from '@marcel/kit/api';

export function useFailureToast() {
  const toast = useToast();
  return (error: unknown, message: Omit<ToastMessage, 'tone'>) => {
    if (error instanceof ApiError && error.status === 401) return;
    toast({ ...message, tone: 'destructive' });
  };
}
