import { MascotList, pictureSrcSet, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';

/** A mascot that drifts by. */
export interface Sight {
  name: string;
  /** Addresses of its picture in several widths. */
  pictures: string;
}

/** As many as are drawn for a night. */
const MANY = 24;

/** Mascots of the directory of whose pictures the server has small ones, from anywhere in it; `random` is from 0 up to 1. */
export async function drawSights(signal: AbortSignal, random: () => number = Math.random): Promise<Sight[]> {
  const page = (offset: number) => {
    const query = new URLSearchParams({ picture: 'present', limit: String(MANY), offset: String(offset) });
    return api.get(`${ROUTES.mascots}?${query}`, MascotList, { signal });
  };
  const first = await page(0);
  const start = Math.floor(random() * Math.max(1, first.pagination.total - MANY + 1));
  const { mascots } = start === 0 ? first : await page(start);
  return mascots.flatMap(({ name, imageUrl }) => {
    const pictures = imageUrl === null ? undefined : pictureSrcSet(imageUrl);
    return pictures === undefined ? [] : { name, pictures };
  });
}
