import { fetchMascots, type Draw } from '../mascots';

interface DrawOptions {
  previous?: Draw | undefined;
  random?: () => number;
  signal?: AbortSignal;
}

export async function drawMascot(
  query: string,
  { previous, random = Math.random, signal }: DrawOptions,
): Promise<Draw> {
  const at = async (offset: number): Promise<Draw> => {
    const { mascots, pagination } = await fetchMascots(query, { limit: 1, offset }, signal);
    return { mascot: mascots[0] ?? null, offset, total: pagination.total };
  };
  const known = previous?.mascot ? previous : await at(0);
  if (known.total <= 1) return known;
  const draw = await at(pick(known.total, previous?.mascot ? previous.offset : null, random));
  return draw.mascot || draw.total === 0 ? draw : at(pick(draw.total, null, random));
}

function pick(total: number, leaveOut: number | null, random: () => number): number {
  if (leaveOut === null) return Math.floor(random() * total);
  const place = Math.floor(random() * (total - 1));
  return place >= leaveOut ? place + 1 : place;
}
