import { galleryItemPage } from '@marcel/contracts';
import { useCopyText } from '@marcel/kit/programs';
import { useState } from 'react';
import { SHARE_TEXTS } from './texts';

/**
 * Hands on the address of a gallery item by what the device has for that; else it is copied. `uncopied` is the address where that could not be
 * done: the address bar may be another page's.
 */
export function useShare(item: string, title: string) {
  const copy = useCopyText(SHARE_TEXTS);
  const [refused, setRefused] = useState<string | null>(null);
  const url = new URL(galleryItemPage(item), location.origin).href;
  const copyIt = async () => setRefused((await copy(url)) ? null : url);
  const share = async () => {
    const link = { title, url };
    if (!navigator.canShare?.(link)) return copyIt();
    try {
      await navigator.share(link);
    } catch (error) {
      // Whoever closes the device's list has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyIt();
    }
  };
  return { share, uncopied: refused === url ? url : null };
}
