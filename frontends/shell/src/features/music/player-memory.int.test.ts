import { keepPlayer, playerBefore } from './player-memory';
import { SILENT_PLAYER } from './player-state';

beforeEach(() => localStorage.clear());

it('comes back as it was left, but silent', () => {
  keepPlayer({ ...SILENT_PLAYER, track: 2, volume: 0.3, muted: true, playing: true }, 41.5);
  expect(playerBefore()).toEqual({ state: { ...SILENT_PLAYER, track: 2, volume: 0.3, muted: true }, place: 41.5 });
});

it.each(['', '{"track":3,"volume":0.5,"muted":false,"place":0}', '{"track":0,"volume":7,"muted":false,"place":0}'])(
  'begins anew where %j is kept',
  (kept) => {
    localStorage.setItem('marcel_music', kept);
    expect(playerBefore()).toEqual({ state: SILENT_PLAYER, place: 0 });
  },
);
