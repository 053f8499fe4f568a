import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

type Step = (current: number, count: number) => number;

/** Where each key moves among the items of a menu; -1 is before the first. */
const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: (current, count) => (current + 1) % count,
  ArrowUp: (current, count) => (current <= 0 ? count : current) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const ELSEWHERE = ['pointerdown', 'focusin'] as const;
const FOCUSABLE = 'a, button, input';

interface OpenMenu {
  root: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  onLeave: () => void;
}

/**
 * While it is open a menu begins with the focus on its first item, moves by arrow keys, and is left by Escape, Tab, a press elsewhere,
 * and when the focus goes elsewhere, whatever takes it there: its keys would not reach it any more. A field in it keeps its keys once something is typed there.
 */
export function useOpenMenu(open: boolean, { root, button, onLeave }: OpenMenu): void {
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const menu = root.current;
    if (!open || !menu) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement && event.target.value !== '') return;
      if (event.key === 'Tab' || event.key === 'Escape') {
        // What comes next by Tab is what follows the button, wherever the menu stands in the page.
        button.current?.focus();
        leave();
      }
      if (moveFocus(itemsIn(menu), event.key)) event.preventDefault();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.contains(target)) leave();
    };
    // What has no focus of its own would take it to the page.
    const onMouseDown = (event: Event) => {
      if (event.target instanceof Element && !event.target.closest(FOCUSABLE)) event.preventDefault();
    };
    menu.addEventListener('keydown', onKeyDown);
    menu.addEventListener('mousedown', onMouseDown);
    for (const type of ELSEWHERE) document.addEventListener(type, onElsewhere);
    itemsIn(menu)[0]?.focus();
    return () => {
      menu.removeEventListener('keydown', onKeyDown);
      menu.removeEventListener('mousedown', onMouseDown);
      for (const type of ELSEWHERE) document.removeEventListener(type, onElsewhere);
    };
  }, [open, root, button]);
}

/** A button's menu. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOpenMenu(open, { root, button, onLeave: () => setOpen(false) });

  /** For when an item was chosen: the focus goes back to the button, unless what opens takes it. */
  const close = () => {
    button.current?.focus();
    setOpen(false);
  };

  return { open, toggle: () => setOpen(!open), close, root, button };
}

const itemsIn = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** Moves the focus as the key says; false for keys that move nothing. */
function moveFocus(items: readonly HTMLElement[], key: string): boolean {
  const step = STEPS[key];
  if (!step) return false;
  items[
    step(
      items.findIndex((item) => item === document.activeElement),
      items.length,
    )
  ]?.focus();
  return true;
}
