import { useToast } from '@marcel/kit';
import { IMAGE_TEXTS } from '@marcel/contracts';

/** Puts a prompt into the clipboard. */
export function useCopyPrompt(): (prompt: string) => Promise<void> {
  const toast = useToast();
  return async (prompt) => {
    try {
      await navigator.clipboard.writeText(prompt);
      toast(IMAGE_TEXTS.promptCopied);
    } catch {
      // Also where there is no clipboard: browsers offer it on secure pages only.
      toast({ ...IMAGE_TEXTS.copyFailed, tone: 'destructive' });
    }
  };
}
