import { Button, Icon } from '@marcel/kit';
import { useCopyText } from '@marcel/kit/programs';
import { SHARE_TOASTS } from './texts';

/** Copies the link to a page. */
export function ShareButton({ path }: { path: string }) {
  const copy = useCopyText(SHARE_TOASTS);
  return (
    <Button onClick={() => void copy(new URL(path, window.location.origin).href)}>
      <Icon name="share" />
      Share
    </Button>
  );
}
