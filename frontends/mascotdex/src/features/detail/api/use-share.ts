import { useToast } from '@marcel/kit';
import { DETAIL_TEXTS } from '../texts';

/** Copies the address of a path on this site. */
export function useShare(): (path: string) => Promise<void> {
  const toast = useToast();
  return async (path) => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      toast(DETAIL_TEXTS.linkCopied);
    } catch {
      // Also where there is no clipboard: browsers offer it on secure pages only.
      toast({ ...DETAIL_TEXTS.copyFailed, tone: 'destructive' });
    }
  };
}
