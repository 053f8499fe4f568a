import { Button } from '@marcel/kit';
import type { PopulationMascot } from '../population';
import { CurrentImage } from './CurrentImage';
import styles from './ImageActions.module.css';

interface ImageActionsProps {
  mascot: PopulationMascot;
  searching: boolean;
  onSearch: () => void;
  onCustom: () => void;
  onDelete: () => void;
}

export const ImageActions = ({ mascot, searching, onSearch, onCustom, onDelete }: ImageActionsProps) => (
  <div className={styles.actions}>
    {mascot.imageUrl && <CurrentImage name={mascot.name} imageUrl={mascot.imageUrl} />}
    <Button kind="primary" disabled={searching} aria-label={`Search Images for ${mascot.name}`} onClick={onSearch}>
      {searching ? 'Searching...' : 'Search Images'}
    </Button>
    <Button aria-label={`Custom image for ${mascot.name}`} onClick={onCustom}>
      Custom
    </Button>
    <Button kind="danger" aria-label={`Delete ${mascot.name}`} onClick={onDelete}>
      Delete
    </Button>
  </div>
);
