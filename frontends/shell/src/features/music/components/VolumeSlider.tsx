import { MUSIC } from '../player-state';
import type { Player } from '../use-player';
import styles from './VolumeSlider.module.css';

const inPercent = new Intl.NumberFormat('en', { style: 'percent' });

export const VolumeSlider = ({ player: { volume, send } }: { player: Player }) => (
  <input
    type="range"
    className={styles.slider}
    aria-label="Volume"
    aria-valuetext={inPercent.format(volume)}
    min={MUSIC.volume.lowest}
    max={MUSIC.volume.highest}
    step={MUSIC.volume.step}
    value={volume}
    onChange={({ target }) => send({ type: 'volumeSet', volume: target.valueAsNumber })}
  />
);
