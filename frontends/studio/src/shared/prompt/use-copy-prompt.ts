import { useToast } from '@marcel/kit';
import { PROMPT_TEXTS } from '../texts';

/** Puts a prompt into the clipboard. */
export function useCopyPrompt(): (prompt: string) => Promise<void> {
  const toast = useToast();
  return async (prompt) => {
    try {
      await navigator.clipboard.writeText(prompt);
      toast(PROMPT_TEXTS.copied);
    } catch {
      // Also where there is no clipboard: browsers offer it on secure pages only.
      toast({ ...PROMPT_TEXTS.copyFailed, tone: 'destructive' });
    }
  };
}
