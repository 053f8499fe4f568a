import type { PlayerEvent, PlayerState } from './player';
import { INITIAL_STATE, loadPlayer, playerReducer, savePlayer, TRACKS, VOLUME } from './player';

const run = (...events: PlayerEvent[]): PlayerState => events.reduce(playerReducer, INITIAL_STATE);

describe('the player', () => {
  it('has three tracks, and volumes in tenths', () => {
    expect(TRACKS).toHaveLength(3);
    expect(VOLUME).toEqual({ default: 0.7, min: 0, max: 1, step: 0.1 });
  });

  it('is paused at first', () => {
    expect(INITIAL_STATE).toEqual({ track: 0, playing: false, volume: 0.7, muted: false, failures: 0 });
  });

  it('wraps around at both ends', () => {
    expect(run({ type: 'previous' }).track).toBe(2);
    expect(run({ type: 'next' }, { type: 'next' }, { type: 'next' }).track).toBe(0);
  });

  it('keeps playing or pausing when the track changes', () => {
    expect(run({ type: 'next' }).playing).toBe(false);
    expect(run({ type: 'played' }, { type: 'next' }).playing).toBe(true);
  });

  it('continues with the next track at the end of one', () => {
    expect(run({ type: 'played' }, { type: 'paused' }, { type: 'ended' })).toMatchObject({ track: 1, playing: true });
  });

  it('skips failing tracks, and stops when all of them fail', () => {
    expect(run({ type: 'played' }, { type: 'failed' })).toMatchObject({ track: 1, playing: true, failures: 1 });
    expect(run({ type: 'played' }, { type: 'failed' }, { type: 'sounded' }).failures).toBe(0);
    const failed: PlayerEvent = { type: 'failed' };
    expect(run({ type: 'played' }, failed, failed, failed)).toMatchObject({ playing: false, failures: 0 });
  });

  it('can be muted, and is unmuted when the volume changes', () => {
    expect(run({ type: 'muteToggled' }).muted).toBe(true);
    expect(run({ type: 'muteToggled' }, { type: 'volumeSet', volume: 0.3 })).toMatchObject({
      muted: false,
      volume: 0.3,
    });
  });
});

beforeEach(() => localStorage.clear());

it('restores the saved state, paused', () => {
  savePlayer({ ...INITIAL_STATE, track: 2, volume: 0.3, muted: true, playing: true }, 41.5);
  expect(loadPlayer()).toEqual({ state: { ...INITIAL_STATE, track: 2, volume: 0.3, muted: true }, position: 41.5 });
});

it.each([
  '',
  '{"track":3,"volume":0.5,"muted":false,"position":0}',
  '{"track":0,"volume":7,"muted":false,"position":0}',
])('starts with the defaults when %j is stored', (stored) => {
  localStorage.setItem('marcel_music', stored);
  expect(loadPlayer()).toEqual({ state: INITIAL_STATE, position: 0 });
});
