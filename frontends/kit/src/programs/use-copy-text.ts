import { useToast, type ToastMessage } from '@marcel/kit';

/** Puts a text into the clipboard, and tells whether that worked: to the visitor, and to whoever asked for it. */
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
