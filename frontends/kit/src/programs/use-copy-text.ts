import { useToast, type ToastMessage } from '@marcel/kit';

/** Puts a text into the clipboard, and tells whether that worked. */
export function useCopyText(toasts: {
  copied: ToastMessage;
  copyFailed: ToastMessage;
}): (text: string) => Promise<void> {
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(toasts.copied);
    } catch {
      // Also where there is no clipboard: browsers offer it on secure pages only.
      toast({ ...toasts.copyFailed, tone: 'destructive' });
    }
  };
}
