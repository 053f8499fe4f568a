import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isQuietKey } from '../../../shared/keys';
import { linksIn } from './field';
import { swallowClick } from './swallow-click';

interface Options {
  nav: RefObject<HTMLElement | null>;
  /** Which icon is moved, as the page has them. */
  at: number | undefined;
  /** A key was pressed; whether it moves the icon. */
  onKey: (key: string) => boolean;
  /** Somebody has pressed there; whether that is where the icon goes. */
  onPress: (press: PointerEvent) => boolean;
  onEnd: (kept: boolean) => void;
}

/** Moves an icon by keys, or to where one presses: Escape takes it back, all else puts it down. */
export function useMoving({ nav, at, onKey, onPress, onEnd }: Options): void {
  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    if (isQuietKey(event.key)) return;
    const moves = onKey(event.key);
    const back = event.key === 'Escape';
    if (!moves) onEnd(!back);
    if (!moves && !back && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  });
  const hearPress = useEffectEvent((press: PointerEvent) => {
    if (press.button !== 0 || !onPress(press)) return onEnd(true);
    press.stopPropagation();
    swallowClick();
  });
  useEffect(() => {
    const icon = at !== undefined && nav.current ? linksIn(nav.current)[at] : undefined;
    if (!icon) return undefined;
    icon.dataset.moving = '';
    icon.focus();
    const until = new AbortController();
    const options = { capture: true, signal: until.signal };
    // Before anybody else hears of it: Escape closes windows, and a press drags.
    window.addEventListener('keydown', (event) => hearKey(event), options);
    window.addEventListener('pointerdown', (press) => hearPress(press), options);
    return () => {
      until.abort();
      delete icon.dataset.moving;
    };
  }, [nav, at]);
}
