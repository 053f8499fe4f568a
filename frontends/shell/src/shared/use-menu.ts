import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

type Step = (current: number, count: number) => number;

/** Where each key moves among the items of a menu; -1 is before the first. */
const STEPS: Readonly<Record<string, Step>> = {
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

/** While it is open a menu begins with the focus on its first item, moves by arrow keys, and is left by Escape, Tab, and a press elsewhere. A field in it keeps its keys once something is typed there. */
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
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && !menu.contains(event.target)) leave();
    };
    menu.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    itemsIn(menu)[0]?.focus();
    return () => {
      menu.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
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
