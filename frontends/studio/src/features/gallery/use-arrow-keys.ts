import { useEffect, useEffectEvent } from 'react';

/** What has arrow keys of its own. */
const TAKES_ARROWS = 'input, textarea, select, [data-scrolls]';

/** Left and right arrow lead on, wherever the focus is in the page, but for what needs them itself. */
export function useArrowKeys(step: (towards: 'previous' | 'next') => void): void {
  const press = useEffectEvent(({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || altKey || metaKey || (target instanceof Element && target.closest(TAKES_ARROWS))) return;
    if (key === 'ArrowLeft') step('previous');
    if (key === 'ArrowRight') step('next');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
