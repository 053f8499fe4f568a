import { galleryItemPage } from '@marcel/contracts';
import { useCopyText } from '@marcel/kit/programs';
import { useState } from 'react';
import { Button, Icon } from '@marcel/kit';
import styles from './LinkToCopy.module.css';

const SHARE_TEXTS = {
  copied: { title: 'Link copied!' },
  copyFailed: { title: 'Copy failed', body: 'Please copy the link below the buttons.' },
} as const;

const select = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

/**
 * Shares the address of a gallery item such as `hug-7`, or copies it where the device cannot share. Shows it when copying failed.
 */
export function ShareButton({ item, name }: { item: string; name: string }) {
  const copy = useCopyText(SHARE_TEXTS);
  const [uncopied, setUncopied] = useState<string | null>(null);
  const url = new URL(galleryItemPage(item), location.origin).href;
  const copyIt = async () => setUncopied((await copy(url)) ? null : url);
  const share = async () => {
    const link = { title: name, url };
    if (!navigator.canShare?.(link)) return copyIt();
    try {
      await navigator.share(link);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyIt();
    }
  };
  return (
    <>
      <Button aria-label={`Share ${name}`} onClick={() => void share()}>
        <Icon name="share" />
        Share
      </Button>
      {uncopied === url && (
        <label className={styles.link}>
          Link to this picture
          <input
            ref={select}
            className={styles.address}
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
        </label>
      )}
    </>
  );
}
