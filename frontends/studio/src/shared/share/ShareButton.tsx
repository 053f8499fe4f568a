import { Button, Icon } from '@marcel/kit';
import { LinkToCopy } from './LinkToCopy';
import { useShare } from './use-share';

interface ShareButtonProps {
  /** Id of the gallery item, such as `hug-7`. */
  item: string;
  /** What is shared, for readers and for whoever gets it. */
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
