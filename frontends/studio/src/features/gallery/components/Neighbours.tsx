import { Button, Icon } from '@marcel/kit';
import { GALLERY_TEXTS } from '../texts';
import styles from './Neighbours.module.css';

interface NeighboursProps {
  /** Null at the ends, and while they are not known. */
  previous: string | null;
  next: string | null;
  onItem: (id: string) => void;
}

/** The ways to the pictures before and behind this one. They stay where they are, so that one can go on and on; arrow keys do the same. */
export const Neighbours = ({ previous, next, onItem }: NeighboursProps) => (
  <div className={styles.neighbours}>
    <Button aria-disabled={previous === null} onClick={() => previous && onItem(previous)}>
      <Icon name="left" />
      {GALLERY_TEXTS.previous}
    </Button>
    <Button aria-disabled={next === null} onClick={() => next && onItem(next)}>
      {GALLERY_TEXTS.next}
      <Icon name="right" />
    </Button>
  </div>
);
