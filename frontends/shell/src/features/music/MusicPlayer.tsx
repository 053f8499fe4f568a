import { Icon } from '@marcel/kit';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLazyModule } from '../../shared/use-lazy-module';
import styles from './MusicPlayer.module.css';
import { PlayButton } from './PlayButton';
import { usePlayer } from './use-player';

export function MusicPlayer() {
  const player = usePlayer();
  const [expanded, setExpanded] = useState(false);
  const { module, preload } = useLazyModule(() => import('./PlayerPanel'));
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useId();

  const collapseOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !expanded) return;
    setExpanded(false);
    toggle.current?.focus();
  };

  return (
    // Escape collapses the player from each of its controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="group" aria-label="Music player" className={styles.player} onKeyDown={collapseOnEscape} {...preload}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio {...player.audio} />
      <PlayButton player={player} />
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={expanded}
        aria-controls={expanded && module ? panel : undefined}
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
      {module && <module.PlayerPanel id={panel} player={player} expanded={expanded} />}
    </div>
  );
}
