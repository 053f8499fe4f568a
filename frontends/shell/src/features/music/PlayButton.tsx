import { Icon, IconButton } from '@marcel/kit';
import type { Player } from './use-player';

export const PlayButton = ({ player: { playing, send } }: { player: Player }) => (
  <IconButton aria-label={playing ? 'Pause' : 'Play'} onClick={() => send({ type: playing ? 'paused' : 'played' })}>
    <Icon name={playing ? 'pause' : 'play'} />
  </IconButton>
);
