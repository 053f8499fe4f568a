import { Button, Icon } from '@marcel/kit';
import { useCopyText } from '@marcel/kit/programs';

const SHARE_TOASTS = {
  copied: { title: 'Link copied!' },
  copyFailed: { title: 'Copy failed', body: 'Please copy the link manually from your address bar.' },
} as const;

export function ShareButton({ path }: { path: string }) {
  const copy = useCopyText(SHARE_TOASTS);
  return (
    <Button onClick={() => void copy(new URL(path, window.location.origin).href)}>
      <Icon name="share" />
      <span className="m-word">Share</span>
    </Button>
  );
}
