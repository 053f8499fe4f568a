import { Button, LinkButton } from '@marcel/kit';
import { openPicture } from '../../../shared/browser/open-picture';

interface CurrentImageProps {
  name: string;
  imageUrl: string;
}

/** Opens the image that a mascot has now, in a new tab. */
export function CurrentImage({ name, imageUrl }: CurrentImageProps) {
  const title = `Current image of ${name}`;
  if (imageUrl.startsWith('data:')) {
    return (
      <Button aria-label={title} onClick={() => openPicture(imageUrl, title)}>
        Current
      </Button>
    );
  }
  return (
    <LinkButton to={imageUrl} target="_blank" rel="noopener noreferrer" aria-label={title}>
      Current
    </LinkButton>
  );
}
