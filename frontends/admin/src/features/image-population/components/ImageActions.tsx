import { LinkButton } from '@marcel/kit';
import { Button } from '@marcel/kit/antd';
import { Actions } from '../../../shared/components/Actions';
import { openPicture } from '../open-picture';
import type { PopulationMascot } from '../population';

interface ImageActionsProps {
  mascot: PopulationMascot;
  searching: boolean;
  onSearch: () => void;
  onCustom: () => void;
  onDelete: () => void;
}

export const ImageActions = ({ mascot, searching, onSearch, onCustom, onDelete }: ImageActionsProps) => (
  <Actions>
    {mascot.imageUrl && <CurrentImage name={mascot.name} imageUrl={mascot.imageUrl} />}
    <Button type="primary" disabled={searching} aria-label={`Search Images for ${mascot.name}`} onClick={onSearch}>
      {searching ? 'Searching...' : 'Search Images'}
    </Button>
    <Button aria-label={`Custom image for ${mascot.name}`} onClick={onCustom}>
      Custom
    </Button>
    <Button danger aria-label={`Delete ${mascot.name}`} onClick={onDelete}>
      Delete
    </Button>
  </Actions>
);

/** Opens the image that a mascot has now, in a new tab. */
export function CurrentImage({ name, imageUrl }: { name: string; imageUrl: string }) {
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
