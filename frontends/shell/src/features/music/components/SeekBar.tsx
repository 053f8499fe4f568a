import type { Player } from '../use-player';
import { usePlayed } from '../use-played';
import styles from './SeekBar.module.css';

const inMinutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How far the track is, and the way to another place of it, once it is known how long it is. */
export function SeekBar({ player: { audio } }: { player: Player }) {
  const { place, length } = usePlayed(audio.ref);
  const at = inMinutes(place);
  return (
    <div className={styles.seek}>
      <input
        type="range"
        className={styles.bar}
        aria-label="Position"
        aria-valuetext={length > 0 ? `${at} of ${inMinutes(length)}` : at}
        min={0}
        max={Math.max(length, place)}
        step={1}
        value={place}
        disabled={length === 0}
        onChange={({ target }) => Object.assign(audio.ref.current ?? {}, { currentTime: target.valueAsNumber })}
      />
      <span aria-hidden className={styles.times}>
        {at}
        {length > 0 && ` / ${inMinutes(length)}`}
      </span>
    </div>
  );
}
