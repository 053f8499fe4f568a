import { galleryItemPage } from '@marcel/contracts';
import { useCopyText } from '@marcel/kit/programs';
import { SHARE_TEXTS } from './texts';

/** Hands on the address of a gallery item by what the device has for that; else it is copied. */
export function useShare(): (item: string, title: string) => Promise<void> {
  const copy = useCopyText(SHARE_TEXTS);
  return async (item, title) => {
    const link = { title, url: new URL(galleryItemPage(item), location.origin).href };
    if (!navigator.canShare?.(link)) return copy(link.url);
    try {
      await navigator.share(link);
    } catch (error) {
      // Whoever closes the device's list has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(link.url);
    }
  };
}
