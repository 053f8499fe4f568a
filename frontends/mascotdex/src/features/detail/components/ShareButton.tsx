import { Button, Icon } from '@marcel/kit';
import { useCopyText } from '@marcel/kit/programs';
import { DETAIL_TEXTS } from '../texts';

const TOASTS = { copied: DETAIL_TEXTS.linkCopied, copyFailed: DETAIL_TEXTS.copyFailed };

/** Copies the link to a page. */
export function ShareButton({ path }: { path: string }) {
  const copy = useCopyText(TOASTS);
  return (
    <Button onClick={() => void copy(new URL(path, window.location.origin).href)}>
      <Icon name="share" />
      Share
    </Button>
  );
}
