import type { Mascot } from '@marcel/contracts';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { MASCOT_STREAMS } from '../../domain/mascot.events.js';
import { ERASED_MASCOTS_VIEW, PAST_VIEW } from '../../views.js';
import { foldStates, statesOf } from './mascot-states.js';

type Names = Pick<Mascot, 'name' | 'brand'>;

export async function historicalNames(
  views: ReadStore,
  streams: readonly string[],
): Promise<(stream: string, time: string) => Names | undefined> {
  const ids = [...new Set(streams.map(mascotIn))].filter((id) => id !== undefined);
  if (ids.length === 0 || (await views.activeVersion(PAST_VIEW)) === undefined) return () => undefined;
  const states = await statesOf(views, ids);
  const { documents } = await views.find(ERASED_MASCOTS_VIEW, { where: [{ field: 'id', oneOf: ids }] });
  const erased = new Set(documents.map(({ id }) => id));
  return (stream, time) => {
    const id = mascotIn(stream);
    if (id === undefined || erased.has(id)) return undefined;
    const { name, brand } = foldStates(states.get(id) ?? [], new Date(time).toISOString())?.figures ?? {};
    return name === undefined || brand === undefined ? undefined : { name, brand };
  };
}

function mascotIn(stream: string): number | undefined {
  const id = stream.startsWith(MASCOT_STREAMS) ? Number(stream.slice(MASCOT_STREAMS.length)) : Number.NaN;
  return Number.isInteger(id) ? id : undefined;
}
