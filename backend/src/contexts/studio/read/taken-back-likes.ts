import type { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import type { Span } from '../../../platform/decider/spans.js';
import type { ArtworkId } from '../domain/artwork-streams.js';
import { artworks } from '../domain/artwork.decider.js';

/** Which events of the stream of an artwork's likes count no more, as the log has it now. */
export async function takenBackLikesOfArtwork(
  decisions: Pick<DecisionRunner, 'load'>,
  artwork: ArtworkId,
): Promise<readonly Span[]> {
  const { state } = await decisions.load(artworks.at(artwork));
  return state.kind === 'made' ? state.takenBack : [];
}
