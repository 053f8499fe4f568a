import { Button, Icon } from '@marcel/kit';
import { useShare } from './use-share';

interface ShareButtonProps {
  /** Id of the gallery item, such as `hug-7`. */
  item: string;
  /** What is shared, for readers and for whoever gets it. */
  name: string;
}

export function ShareButton({ item, name }: ShareButtonProps) {
  const share = useShare();
  return (
    <Button aria-label={`Share ${name}`} onClick={() => void share(item, name)}>
      <Icon name="share" />
      Share
    </Button>
  );
}
