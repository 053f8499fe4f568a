import { IconButton } from '@marcel/kit';
import styles from './FrameButtons.module.css';

interface FrameButtonsProps {
  title: string;
  whole: boolean;
  onMinimise: () => void;
  onMaximise: () => void;
}

/** What a window's frame has before its close button. */
export const FrameButtons = ({ title, whole, onMinimise, onMaximise }: FrameButtonsProps) => (
  <span className={styles.buttons}>
    <IconButton aria-label={`Minimise ${title}`} onClick={onMinimise}>
      <i className={styles.minimise} />
    </IconButton>
    <IconButton aria-label={`${whole ? 'Restore' : 'Maximise'} ${title}`} onClick={onMaximise}>
      <i className={whole ? styles.restore : styles.maximise} />
    </IconButton>
  </span>
);
