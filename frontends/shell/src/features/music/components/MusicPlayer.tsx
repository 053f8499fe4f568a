import { Icon } from '@marcel/kit';
import { useId, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { useMediaKeys } from '../use-media-keys';
import { usePlayer } from '../use-player';
import styles from './MusicPlayer.module.css';
import { PlayButton } from './PlayButton';
import type { PlayerPanelProps } from './PlayerPanel';

/** The music: a button in the taskbar, and a panel above it with everything else, which comes when it is first wanted. It plays on whatever page is shown. */
export function MusicPlayer() {
  const player = usePlayer();
  const [expanded, setExpanded] = useState(false);
  const [late, setLate] = useState<{ PlayerPanel: ComponentType<PlayerPanelProps> }>();
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useId();
  useMediaKeys(player);

  const load = () => void import('./PlayerPanel').then(setLate, () => undefined);
  const collapseOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !expanded) return;
    setExpanded(false);
    toggle.current?.focus();
  };

  return (
    // Whichever control of the player has the focus, Escape collapses it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="group" aria-label="Music player" className={styles.player} onKeyDown={collapseOnEscape}>
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
        onPointerEnter={load}
        onFocus={load}
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
      {expanded && late && <late.PlayerPanel id={panel} player={player} />}
    </div>
  );
}
