import { createHash } from 'node:crypto';
import type { Preview, ReleasedFrontends, ServedFrontend, ServedRelease } from './released-frontends.js';

/** A visitor's seat among a hundred: it decides who gets a canary, tells nobody apart, and opens nothing. */
export const SEAT_COOKIE = 'marcel-seat';
export const SEATS = 100;

const PREVIEW_COOKIE = 'marcel-preview-';
export const previewCookie = (frontend: string): string => `${PREVIEW_COOKIE}${frontend}`;

/** What one visitor gets. */
export interface Choice {
  /** By frontend; null for what the product was built with. */
  readonly releases: ReadonlyMap<string, ServedRelease | null>;
  readonly previews: readonly Preview[];
  readonly seat: number;
  /** Of which it was chosen. */
  readonly frontends: ReadonlyMap<string, ServedFrontend>;
  /** Whether others may get something else. */
  readonly isOwn: boolean;
}

/** Each canary has other visitors than the one before: nobody is always the first. */
export function isSeated(seat: number, { frontend, release }: ServedRelease, share: number): boolean {
  const start = createHash('sha256').update(`${frontend}@${release}`).digest().readUInt32BE() % SEATS;
  return (seat + start) % SEATS < share;
}

export const hasCanary = (frontends: ReadonlyMap<string, ServedFrontend>): boolean =>
  [...frontends.values()].some(({ canary }) => canary !== null);

/** What a visitor gets: what a preview shows, else the canary of the seat, else what is live. */
export async function chooseFor(
  released: Pick<ReleasedFrontends, 'preview'>,
  frontends: ReadonlyMap<string, ServedFrontend>,
  cookies: ReadonlyMap<string, string>,
  seat: number,
): Promise<Choice> {
  const releases = new Map(
    [...frontends].map(([name, { live, canary }]) => {
      const isTried = canary !== null && isSeated(seat, canary.release, canary.share);
      return [name, isTried ? canary.release : live] as const;
    }),
  );
  const previews: Preview[] = [];
  for (const [name, link] of cookies) {
    if (!name.startsWith(PREVIEW_COOKIE)) continue;
    const preview = await released.preview(link);
    if (preview === undefined || previewCookie(preview.release.frontend) !== name) continue;
    previews.push(preview);
    releases.set(preview.release.frontend, preview.release);
  }
  const isPreviewed = [...cookies.keys()].some((name) => name.startsWith(PREVIEW_COOKIE));
  return { releases, previews, seat, frontends, isOwn: isPreviewed || hasCanary(frontends) };
}

/** The cookies of a request by their names. */
export function cookiesOf(header: string | undefined): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.split('='));
  return new Map(pairs.map(([name = '', ...value]) => [name.trim(), value.join('=').trim()]));
}

/** The seat that a visitor has taken; undefined for one who has none. */
export function seatIn(cookies: ReadonlyMap<string, string>): number | undefined {
  const seat = cookies.get(SEAT_COOKIE) ?? '';
  return /^\d{1,2}$/.test(seat) ? Number(seat) : undefined;
}
