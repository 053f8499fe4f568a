import { galleryItemPage } from '@marcel/contracts';
import { Button, Icon } from '@marcel/kit';
import { useCopyText } from '@marcel/kit/programs';
import { useNavigate } from 'react-router-dom';

const SHARE_TEXTS = {
  copied: { title: 'Link copied!' },
  copyFailed: { title: 'Copy failed', body: 'Please copy the link manually from your address bar.' },
} as const;

/** Shares the address of a gallery item such as `hug-7`, or copies it where the device cannot share. Opens it when copying failed. */
export function ShareButton({ item, name }: { item: string; name: string }) {
  const copy = useCopyText(SHARE_TEXTS);
  const navigate = useNavigate();
  const page = galleryItemPage(item);
  const link = { title: name, url: new URL(page, location.origin).href };
  const copyLink = async () => {
    if (!(await copy(link.url))) void navigate(page);
  };
  const share = async () => {
    if (!navigator.canShare?.(link)) return copyLink();
    try {
      await navigator.share(link);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink();
    }
  };
  return (
    <Button aria-label={`Share ${name}`} onClick={() => void share()}>
      <Icon name="share" />
      Share
    </Button>
  );
}
