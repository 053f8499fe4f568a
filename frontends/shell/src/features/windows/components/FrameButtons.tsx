import { IconButton } from '@marcel/kit';
import styles from './FrameButtons.module.css';
import { WindowMenu, type WindowMenuProps } from './WindowMenu';

interface FrameButtonsProps extends WindowMenuProps {
  whole: boolean;
  onMinimise: () => void;
  onMaximise: () => void;
}

/** What a window's frame has before its close button. */
export const FrameButtons = ({ title, items, whole, onMinimise, onMaximise }: FrameButtonsProps) => (
  <span className={styles.buttons}>
    <WindowMenu title={title} items={items} />
    <IconButton aria-label={`Minimise ${title}`} onClick={onMinimise}>
      <i className={styles.minimise} />
    </IconButton>
    <IconButton aria-label={`${whole ? 'Restore' : 'Maximise'} ${title}`} onClick={onMaximise}>
      <i className={whole ? styles.restore : styles.maximise} />
    </IconButton>
  </span>
);
