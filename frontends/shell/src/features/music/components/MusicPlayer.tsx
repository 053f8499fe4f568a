import { Icon } from '@marcel/kit';
import { useId, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { afterPaint } from '../../../shared/after-paint';
import { usePlayer } from '../use-player';
import styles from './MusicPlayer.module.css';
import { PlayButton } from './PlayButton';
import type { LatePlayerProps } from './LatePlayer';

/** The music: a button in the taskbar; everything else comes when somebody is near it. It plays on whatever page is shown. */
export function MusicPlayer() {
  const player = usePlayer();
  const [expanded, setExpanded] = useState(false);
  const [late, setLate] = useState<{ LatePlayer: ComponentType<LatePlayerProps> }>();
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useId();

  const load = () => void import('./LatePlayer').then(setLate, () => undefined);
  const collapseOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !expanded) return;
    setExpanded(false);
    toggle.current?.focus();
  };

  return (
    // Whichever control of the player has the focus, Escape collapses it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label="Music player"
      className={styles.player}
      onKeyDown={collapseOnEscape}
      onPointerEnter={() => afterPaint(load)}
      onFocus={() => afterPaint(load)}
    >
      {/* Nothing is said in these tunes. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio {...player.audio} />
      <PlayButton player={player} />
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={expanded}
        aria-controls={expanded && late ? panel : undefined}
        aria-label={`${expanded ? 'Collapse' : 'Expand'} music player: ${player.current.title}`}
        onClick={() => setExpanded(!expanded)}
      >
        <span className={styles.bars} data-playing={player.playing} aria-hidden>
          <i />
          <i />
          <i />
        </span>
        <span className={styles.title}>{player.current.title}</span>
        <Icon name={expanded ? 'down' : 'up'} size={12} />
      </button>
      {late && <late.LatePlayer id={panel} player={player} expanded={expanded} />}
    </div>
  );
}
