import { useToast } from '@marcel/kit';
import { MASCOT_SCREEN_TEXTS } from '@marcel/contracts';

/** Copies the address of a path on this site. */
export function useShare(): (path: string) => Promise<void> {
  const toast = useToast();
  return async (path) => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      toast(MASCOT_SCREEN_TEXTS.linkCopied);
    } catch {
      // Also where there is no clipboard: browsers offer it on secure pages only.
      toast({ ...MASCOT_SCREEN_TEXTS.copyFailed, tone: 'destructive' });
    }
  };
}
