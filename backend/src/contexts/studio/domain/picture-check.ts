import type { ArtworkState } from './artwork.state.js';
import type { PictureChecked } from './artwork.events.js';

/** A finding that says the same again within this time is not worth an event, in milliseconds. */
export const CHECK_PAUSE_MS = 60 * 60 * 1000;

/** Records what a look at the newest picture has found, unless that picture has made way for another in between. */
export function decideCheck(check: PictureChecked['data'], state: ArtworkState): readonly PictureChecked[] {
  if (state.kind !== 'made' || state.pictures[0]?.url !== check.url) return [];
  const { health, source, lastCheckedAt } = state;
  const soon = lastCheckedAt !== null && Date.parse(check.checkedAt) - Date.parse(lastCheckedAt) < CHECK_PAUSE_MS;
  const sameAgain = soon && health === check.health && source === check.source;
  return sameAgain ? [] : [{ type: 'PictureChecked', data: check }];
}
