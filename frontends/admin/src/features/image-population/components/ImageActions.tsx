import { Button, LinkButton } from '@marcel/kit';
import type { PopulationMascot } from '../population';
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
    {mascot.imageUrl && (
      <LinkButton
        to={mascot.imageUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Current image of ${mascot.name}`}
      >
        Current
      </LinkButton>
    )}
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
