import { Icon, IconButton, Marcel } from '@marcel/kit';
import { useEffect, useEffectEvent, useSyncExternalStore, type RefObject } from 'react';
import { useEvent } from '../../shared/use-event';
import { PlayButton } from './PlayButton';
import { savePlayer, TRACKS, VOLUME } from './player';
import styles from './PlayerPanel.module.css';
import type { Player } from './use-player';

export function PlayerPanel({ id, player, expanded }: { id: string; player: Player; expanded: boolean }) {
  useMediaSession(player);
  useSavedPlayer(player);
  const { current, track, playing, muted, send } = player;
  if (!expanded) return null;
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
      <SeekBar audio={player.audio.ref} />
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
        <input
          type="range"
          className={styles.slider}
          aria-label="Volume"
          aria-valuetext={`${Math.round(player.volume * 100)}%`}
          {...{ min: VOLUME.min, max: VOLUME.max, step: VOLUME.step }}
          value={player.volume}
          onChange={({ target }) => send({ type: 'volumeSet', volume: target.valueAsNumber })}
        />
      </div>
    </div>
  );
}

const formatTime = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const TIME_CHANGES = ['timeupdate', 'seeked', 'durationchange', 'emptied'] as const;

function SeekBar({ audio }: { audio: RefObject<HTMLAudioElement | null> }) {
  const subscribe = (onChange: () => void) => {
    const { current } = audio;
    for (const change of TIME_CHANGES) current?.addEventListener(change, onChange);
    return () => {
      for (const change of TIME_CHANGES) current?.removeEventListener(change, onChange);
    };
  };
  const position = useSyncExternalStore(subscribe, () => Math.floor(audio.current?.currentTime ?? 0));
  const duration = useSyncExternalStore(subscribe, () => Math.floor(audio.current?.duration || 0));
  const positionText = formatTime(position);
  return (
    <div className={styles.seek}>
      <input
        type="range"
        className={styles.slider}
        aria-label="Position"
        aria-valuetext={duration > 0 ? `${positionText} of ${formatTime(duration)}` : positionText}
        min={0}
        max={Math.max(duration, position)}
        step={1}
        value={position}
        disabled={duration === 0}
        onChange={({ target }) => Object.assign(audio.current ?? {}, { currentTime: target.valueAsNumber })}
      />
      <span aria-hidden className={styles.times}>
        {positionText}
        {duration > 0 && ` / ${formatTime(duration)}`}
      </span>
    </div>
  );
}

function useMediaSession({ current, playing, send }: Player): void {
  useEffect(() => {
    if (!hasMediaSession()) return;
    const { mediaSession } = navigator;
    const handlers = { play: 'played', pause: 'paused', previoustrack: 'previous', nexttrack: 'next' } as const;
    const keys = ['play', 'pause', 'previoustrack', 'nexttrack'] as const;
    for (const key of keys) mediaSession.setActionHandler(key, () => send({ type: handlers[key] }));
    return () => {
      for (const key of keys) mediaSession.setActionHandler(key, null);
    };
  }, [send]);

  useEffect(() => {
    if (!hasMediaSession()) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title: current.title, artist: 'Marcel', album: 'Marcel OS' });
    navigator.mediaSession.playbackState = playing ? 'playing' : 'paused';
  }, [current, playing]);
}

const hasMediaSession = () => 'mediaSession' in navigator;

function useSavedPlayer(player: Player): void {
  const { track, volume, muted, playing } = player;
  const save = () => savePlayer(player, player.audio.ref.current?.currentTime ?? 0);
  const onChange = useEffectEvent(save);
  useEffect(() => onChange(), [track, volume, muted, playing]);
  useEvent(window, 'pagehide', save);
}
