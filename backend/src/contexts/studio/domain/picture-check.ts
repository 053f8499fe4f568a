import type { ArtworkState } from './artwork.state.js';
import type { PictureChecked } from './artwork.events.js';

/**
 * Records what a look at the newest picture has found, unless it is what was found before, or that picture has made way for
 * another in between.
 */
export function decideCheck(check: PictureChecked['data'], state: ArtworkState): readonly PictureChecked[] {
  if (state.kind !== 'made' || state.picture?.url !== check.url) return [];
  const sameAgain = state.health === check.health && state.source === check.source;
  return sameAgain ? [] : [{ type: 'PictureChecked', data: check }];
}
