import { isSpelledOnPlates } from '@marcel/contracts';
import { HUG_TEXTS } from '../texts';
import styles from './PlateNote.module.css';

/** Tells beforehand how a name will stand on the picture, where that is not as it is typed. */
export const PlateNote = ({ name }: { name: string }) => (
  <p role="status" className={styles.note}>
    {!isSpelledOnPlates(name) && HUG_TEXTS.plateHint}
  </p>
);
