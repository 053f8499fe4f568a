import { MUSIC, NOTIFICATIONS, PAGES_SHOWN_IN_FULL, TOOLTIPS } from './interface.js';
import { FALLBACK_SCREEN } from './pages.js';

describe('what all screens share', () => {
  it('shows one notification at a time', () => {
    expect(NOTIFICATIONS).toEqual({
      visible: 1,
      durationMs: 5000,
      removalMs: 1_000_000,
      swipePx: 50,
      hotkey: 'F8',
      maxWidthPx: 420,
    });
  });

  it('has tooltips, music and long paginations', () => {
    expect(TOOLTIPS).toEqual({ openDelayMs: 700, skipDelayMs: 300, sideOffsetPx: 4 });
    expect(MUSIC).toEqual({ tracks: 3, volume: { default: 0.7, lowest: 0, highest: 1, step: 0.1 } });
    expect(PAGES_SHOWN_IN_FULL).toBe(7);
  });

  it('says what a lost visitor reads', () => {
    expect(FALLBACK_SCREEN).toEqual({
      title: '404 Page Not Found',
      body: 'Did you forget to add the page to the router?',
    });
  });
});
