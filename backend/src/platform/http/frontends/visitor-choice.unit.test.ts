import type { ServedFrontend, ServedRelease } from './released-frontends.js';
import { chooseFor, cookiesOf, isSeated, previewCookie, seatIn, SEATS } from './visitor-choice.js';

const release = (version: string, frontend = 'studio'): ServedRelease => ({
  frontend,
  release: `${version}-000000000000`,
  version,
  entry: '/',
  programs: [],
  windows: false,
});
const [ONE, TWO] = [release('1.0.0'), release('2.0.0')];
const seats = Array.from({ length: SEATS }, (_, seat) => seat);
const none = { preview: async () => undefined };
const frontends = (frontend: ServedFrontend) => new Map([['studio', frontend]]);
const canary = frontends({ live: ONE, canary: { release: TWO, share: 30 } });

it('a canary has exactly its share of seats, and other ones than the next', () => {
  const seated = (one: ServedRelease, share: number) => seats.filter((seat) => isSeated(seat, one, share));
  for (const share of [1, 30, 99]) expect(seated(TWO, share)).toHaveLength(share);
  expect(seated(TWO, 30)).toEqual(expect.arrayContaining(seated(TWO, 10)));
  expect(seated(TWO, 10)).not.toEqual(seated(release('3.0.0'), 10));
});

it('a seat gets the same each time', async () => {
  for (const seat of seats) {
    const { releases, isOwn } = await chooseFor(none, canary, new Map(), seat);
    expect([releases.get('studio'), isOwn]).toEqual([isSeated(seat, TWO, 30) ? TWO : ONE, true]);
  }
});

it('everybody gets what is live while nothing is tried out', async () => {
  const { releases, isOwn } = await chooseFor(none, frontends({ live: null, canary: null }), new Map(), 7);
  expect([releases.get('studio'), isOwn]).toEqual([null, false]);
});

it('a preview is for who has its link, and for the frontend that it names alone', async () => {
  const preview = { release: TWO, until: '2026-01-01T00:00:00Z' };
  const released = { preview: async (link: string) => (link === 'ours' ? preview : undefined) };
  const live = frontends({ live: ONE, canary: null });
  const chosen = (name: string, link: string) => chooseFor(released, live, new Map([[name, link]]), 0);
  expect(await chosen(previewCookie('studio'), 'ours')).toEqual({
    releases: new Map([['studio', TWO]]),
    previews: [preview],
    seat: 0,
    frontends: live,
    isOwn: true,
  });
  for (const [name, link] of [
    [previewCookie('studio'), 'forged'],
    [previewCookie('admin'), 'ours'],
  ] as const)
    expect((await chosen(name, link)).releases.get('studio')).toBe(ONE);
});

it('seats are read from cookies, and from nothing else that stands there', () => {
  expect(seatIn(cookiesOf('a=b; marcel-seat=42; c'))).toBe(42);
  for (const header of [undefined, '', 'marcel-seat=', 'marcel-seat=100', 'marcel-seat=-1', 'other=7'])
    expect(seatIn(cookiesOf(header))).toBeUndefined();
});
