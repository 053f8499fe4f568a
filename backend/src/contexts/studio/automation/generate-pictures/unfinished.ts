import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { artworkStream, type ArtworkSeries } from '../../domain/artwork-streams.js';
import { VIEW_OF } from '../../views.js';

const UNFINISHED = [{ field: 'status', oneOf: ['pending', 'processing'] }];

/** Streams whose picture is still to be made, those that wait longest first. */
export async function unfinishedStreams(views: ReadStore): Promise<string[]> {
  const ofSeries = async (series: ArtworkSeries): Promise<string[]> => {
    const sort = { field: 'id', direction: 'asc' } as const;
    const { documents } = await views.find(VIEW_OF[series], { where: UNFINISHED, sort });
    return documents.map(({ id }) => artworkStream(series, Number(id)));
  };
  return (await Promise.all([ofSeries('hug'), ofSeries('image')])).flat();
}
