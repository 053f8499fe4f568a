import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

type MoveIndex = (current: number, count: number) => number;

const INDEX_MOVES: Readonly<Record<string, MoveIndex>> = {
  ArrowDown: (current, count) => (current + 1) % count,
  ArrowUp: (current, count) => (current <= 0 ? count : current) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface OpenMenu {
  root: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  onLeave: () => void;
}

/**
 * Gives an open menu its keys: the focus starts on the first item and moves by arrow keys. Escape, Tab, a press elsewhere and a
 * focus elsewhere close it. A field in the menu keeps its keys once something is typed there.
 */
export function useMenuKeys({ root, button, onLeave }: OpenMenu): void {
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const menu = root.current;
    if (!menu) return;
    const items = () => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement && event.target.value !== '') return;
      if (event.key === 'Tab' || event.key === 'Escape') {
        button.current?.focus();
        leave();
      }
      const step = INDEX_MOVES[event.key];
      if (!step) return;
      event.preventDefault();
      const all = items();
      const current = all.findIndex((item) => item === document.activeElement);
      all[step(current, all.length)]?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      const toggle = button.current?.ariaExpanded === 'true' ? button.current : null;
      if (target instanceof Node && !menu.contains(target) && !toggle?.contains(target)) leave();
    };
    // A press on an element without focus would move the focus to the page.
    const onMouseDown = (event: Event) => {
      if (event.target instanceof Element && !event.target.closest('a, button, input')) event.preventDefault();
    };
    const controller = new AbortController();
    const { signal } = controller;
    menu.addEventListener('keydown', onKeyDown, { signal });
    menu.addEventListener('mousedown', onMouseDown, { signal });
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, onElsewhere, { signal });
    items()[0]?.focus();
    return () => controller.abort();
  }, [root, button]);
}
