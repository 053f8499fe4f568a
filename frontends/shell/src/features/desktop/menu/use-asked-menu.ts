import { useEffect, useState, type RefObject } from 'react';
import { menuAt, type AskedMenu } from './asked-menu';

/** The menu that was asked for last, by the right button, a finger that stays, or a key; and what closes it. */
export function useAskedMenu(nav: RefObject<HTMLElement | null>): [AskedMenu | undefined, () => void] {
  const [asked, ask] = useState<AskedMenu>();
  useEffect(() => {
    const open = (event: Event, at: AskedMenu['at']) => {
      const menu = nav.current && menuAt(event.target, nav.current, at);
      if (!menu || event.defaultPrevented) return;
      event.preventDefault();
      ask(menu);
    };
    const onContextMenu = (event: MouseEvent) => open(event, { x: event.clientX, y: event.clientY });
    // Not every system asks for it by this key.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F10' && event.shiftKey) open(event, besides(event.target));
    };
    document.addEventListener('contextmenu', onContextMenu);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('contextmenu', onContextMenu);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [nav]);
  return [asked, () => ask(undefined)];
}

/** Below an icon that has the focus; in the corner of all else, which may be as large as the page. */
function besides(target: EventTarget | null): AskedMenu['at'] {
  const link = target instanceof Element ? target.closest('a, button') : null;
  const { left, bottom } = link?.getBoundingClientRect() ?? { left: 0, bottom: 0 };
  return { x: left, y: bottom };
}
