import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

type Step = (current: number, count: number) => number;

/** Where each key moves among the items of a menu; -1 is before the first. */
const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: (current, count) => (current + 1) % count,
  ArrowUp: (current, count) => (current <= 0 ? count : current) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button's menu: opens on the first item, moves by arrow keys, closes on Escape, Tab, and a press elsewhere. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    itemsIn(root.current)[0]?.focus();
    const closeElsewhere = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Tab') close();
    if (event.key === 'Escape') {
      close();
      button.current?.focus();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const items = itemsIn(root.current);
    items[
      step(
        items.findIndex((item) => item === document.activeElement),
        items.length,
      )
    ]?.focus();
  };

  return { open, toggle: () => setOpen(!open), close, root, button, onKeyDown };
}

const itemsIn = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];
