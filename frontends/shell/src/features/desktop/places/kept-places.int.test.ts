import { act, renderHook } from '@testing-library/react';
import { MOVED_ICONS, wereIconsMoved } from '../../../shared/moved-icons';
import { forgetPlaces, keepPlace, useWishes, wishesNow } from './kept-places';

/** As another tab would leave it. */
function keptElsewhere(text: string): void {
  localStorage.setItem(MOVED_ICONS, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: MOVED_ICONS })));
}

beforeEach(() => forgetPlaces());

describe('the places of icons', () => {
  it('are kept, each for itself', () => {
    keepPlace('/draw', { column: 3, row: 2 });
    keepPlace('/hugs', { column: -1, row: 0 });
    keepPlace('/draw');
    expect(JSON.parse(localStorage.getItem(MOVED_ICONS) ?? '')).toEqual({ '/hugs': { column: -1, row: 0 } });
    expect(wereIconsMoved()).toBe(true);
  });

  it('are forgotten when all are in order again', () => {
    keepPlace('/draw', { column: 3, row: 2 });
    keepPlace('/draw');
    expect(wereIconsMoved()).toBe(false);
    keepPlace('/draw', { column: 3, row: 2 });
    forgetPlaces();
    expect([wereIconsMoved(), wishesNow()]).toEqual([false, {}]);
  });

  it('follow another tab', () => {
    const { result } = renderHook(useWishes);
    keptElsewhere('{"/draw":{"column":1,"row":1}}');
    expect(result.current).toEqual({ '/draw': { column: 1, row: 1 } });
    keptElsewhere('null');
    expect(result.current).toEqual({});
  });

  it.each([
    '{"/draw":{"column":1.5,"row":1}}',
    '{"/draw":{"column":1e300,"row":1}}',
    '{"/draw":{"column":"1","row":1}}',
    '{"/draw":null}',
    '"/draw"',
    '{"/draw',
  ])('that cannot be, like %s, count as none', (text) => {
    renderHook(useWishes);
    keptElsewhere(text);
    expect(wishesNow()).toEqual({});
  });
});
