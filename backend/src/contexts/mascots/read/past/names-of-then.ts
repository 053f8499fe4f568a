import type { Mascot } from '@marcel/contracts';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { MASCOT_STREAMS } from '../../domain/mascot.events.js';
import { PAST_VIEW } from '../../views.js';
import { ChangedMascots } from './changed-mascots.js';
import { momentOf } from './days.js';
import { erasedMascots } from './erased-mascots.js';
import { figuresAt } from './state-at.js';

type Names = Pick<Mascot, 'name' | 'brand'>;

/** What mascots were called at a time, by their streams; undefined of what is not known, of what is none, and of what was erased. */
export async function namesOfThen(
  views: ReadStore,
  streams: readonly string[],
): Promise<(stream: string, time: string) => Names | undefined> {
  const ids = [...new Set(streams.map(mascotIn))].filter((id) => id !== undefined);
  if (ids.length === 0 || (await views.activeVersion(PAST_VIEW)) === undefined) return () => undefined;
  const [states, erased] = [await new ChangedMascots(views).statesOf(ids), await erasedMascots(views)];
  return (stream, time) => {
    const id = mascotIn(stream);
    if (id === undefined || erased.has(id)) return undefined;
    const { name, brand } = figuresAt(states.get(id) ?? [], momentOf(time), ['name', 'brand']);
    return typeof name === 'string' && typeof brand === 'string' ? { name, brand } : undefined;
  };
}

/** The mascot that a stream is of; undefined of another's. */
function mascotIn(stream: string): number | undefined {
  const id = stream.startsWith(MASCOT_STREAMS) ? Number(stream.slice(MASCOT_STREAMS.length)) : Number.NaN;
  return Number.isInteger(id) ? id : undefined;
}
