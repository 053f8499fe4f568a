import { Button, Icon } from '@marcel/kit';
import { useShare } from '../api/use-share';

/** Copies the link to a page. */
export function ShareButton({ path }: { path: string }) {
  const share = useShare();
  return (
    <Button onClick={() => void share(path)}>
      <Icon name="share" />
      Share
    </Button>
  );
}
