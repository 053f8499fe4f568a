import { useMediaKeys } from '../use-media-keys';
import { usePlayerMemory } from '../use-player-memory';
import { PlayerPanel, type PlayerPanelProps } from './PlayerPanel';

export interface LatePlayerProps extends PlayerPanelProps {
  expanded: boolean;
}

/** What the player can do beyond playing. */
export function LatePlayer({ expanded, ...panel }: LatePlayerProps) {
  useMediaKeys(panel.player);
  usePlayerMemory(panel.player);
  return expanded && <PlayerPanel {...panel} />;
}
