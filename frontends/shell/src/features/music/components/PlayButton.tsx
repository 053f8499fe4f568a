import { Icon } from '@marcel/kit';
import styles from './controls.module.css';
import type { Player } from '../use-player';

export const PlayButton = ({ player: { playing, send } }: { player: Player }) => (
  <button
    type="button"
    className={styles.control}
    aria-label={playing ? 'Pause' : 'Play'}
    onClick={() => send({ type: playing ? 'paused' : 'played' })}
  >
    <Icon name={playing ? 'pause' : 'play'} />
  </button>
);
