import { GALLERY_WORDS, truncated } from '@marcel/contracts';
import { useEffect } from 'react';

/** Longer titles are cut off by whoever shows them; the server's are as long. */
const LENGTH = 55;

/** What a picture is called in a title: its prompt may be a story. */
export const shortTitle = (title: string): string => truncated(title, LENGTH);

/** The page is called by the picture that is open over the gallery, as long as one is. */
export function usePictureTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    document.title = `${title} - Marcel OS`;
    return () => void (document.title = GALLERY_WORDS.title);
  }, [title]);
}
