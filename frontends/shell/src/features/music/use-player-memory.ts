import { useEffect, useEffectEvent } from 'react';
import { keepPlayer } from './player-memory';
import type { Player } from './use-player';

/** Keeps the player as it is whenever it is changed, and when it or its page is left. */
export function usePlayerMemory(player: Player): void {
  const { track, volume, muted, playing } = player;
  const audio = player.audio.ref;
  const keep = useEffectEvent(() => keepPlayer(player, audio.current?.currentTime ?? 0));
  useEffect(() => keep(), [track, volume, muted, playing]);
  useEffect(() => {
    const onLeave = () => keep();
    window.addEventListener('pagehide', onLeave);
    return () => window.removeEventListener('pagehide', onLeave);
  }, []);
}
