import { Icon, IconButton, Marcel } from '@marcel/kit';
import { TRACKS } from '../tracks';
import type { Player } from '../use-player';
import { PlayButton } from './PlayButton';
import styles from './PlayerPanel.module.css';
import { SeekBar } from './SeekBar';
import { VolumeSlider } from './VolumeSlider';

export interface PlayerPanelProps {
  id: string;
  player: Player;
}

/** The expanded player: what plays, the way through the tracks, and the volume. */
export function PlayerPanel({ id, player }: PlayerPanelProps) {
  const { current, track, playing, muted, send } = player;
  return (
    <div id={id} className={styles.panel}>
      <p className={styles.heading}>
        <Icon name="note" />
        Music
      </p>
      <div className={styles.stage}>
        <Marcel pose={playing ? 'listening' : 'sleeping'} size={104} />
        <p className={styles.track} aria-live="polite">
          <strong>{current.title}</strong>
          <span>
            Track {track + 1} of {TRACKS.length}
          </span>
        </p>
      </div>
      <SeekBar player={player} />
      <div className={styles.controls}>
        <IconButton aria-label="Previous" onClick={() => send({ type: 'previous' })}>
          <Icon name="previous" />
        </IconButton>
        <PlayButton player={player} />
        <IconButton aria-label="Next" onClick={() => send({ type: 'next' })}>
          <Icon name="next" />
        </IconButton>
        <IconButton aria-label="Mute" aria-pressed={muted} onClick={() => send({ type: 'muteToggled' })}>
          <Icon name={muted ? 'muted' : 'sound'} />
        </IconButton>
        <VolumeSlider player={player} />
      </div>
    </div>
  );
}
