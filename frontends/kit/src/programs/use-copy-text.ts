import { useToast, type ToastMessage } from '@marcel/kit';

export function useCopyText(toasts: {
  copied: ToastMessage;
  copyFailed: ToastMessage;
}): (text: string) => Promise<boolean> {
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(toasts.copied);
      return true;
    } catch {
      // Also where there is no clipboard: browsers offer it on secure pages only.
      toast({ ...toasts.copyFailed, tone: 'destructive' });
      return false;
    }
  };
}
