import { galleryItemPage } from '@marcel/contracts';
import { useCopyText } from '@marcel/kit/programs';
import { useState } from 'react';
import { Button, Icon } from '@marcel/kit';
import styles from './LinkToCopy.module.css';

const SHARE_TEXTS = {
  copied: { title: 'Link copied!' },
  copyFailed: { title: 'Copy failed', body: 'Please copy the link by hand: it stands below the buttons.' },
} as const;

const select = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

const LinkToCopy = ({ link }: { link: string }) => (
  <label className={styles.link}>
    Link to this picture
    <input ref={select} className={styles.address} readOnly value={link} onFocus={({ target }) => target.select()} />
  </label>
);

interface ShareButtonProps {
  /** Id of the gallery item, such as `hug-7`. */
  item: string;
  name: string;
}

export function ShareButton({ item, name }: ShareButtonProps) {
  const { share, uncopied } = useShare(item, name);
  return (
    <>
      <Button aria-label={`Share ${name}`} onClick={() => void share()}>
        <Icon name="share" />
        Share
      </Button>
      {uncopied && <LinkToCopy link={uncopied} />}
    </>
  );
}

/**
 * Shares the address of a gallery item, or copies it where the device cannot share. `uncopied` is the address when copying failed.
 */
function useShare(item: string, title: string) {
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
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyIt();
    }
  };
  return { share, uncopied: refused === url ? url : null };
}
