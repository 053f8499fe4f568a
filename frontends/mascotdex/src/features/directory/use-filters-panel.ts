import { useEffect, useId, useRef, useState } from 'react';
import { filtersPanel } from '../../shared/navigation';

/** Space between the toolbar and the panel after scrolling, in pixels. */
const ROOM = 8;

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const seenFrom = (button: HTMLElement): number => (button.parentElement ?? button).getBoundingClientRect().bottom;

function scrollerOf(element: HTMLElement): Element | null {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto') return box;
  return document.scrollingElement;
}

function isAway(panel: HTMLElement, button: HTMLElement): boolean {
  const { top, bottom } = panel.getBoundingClientRect();
  return bottom < seenFrom(button) || top > window.innerHeight;
}

function scrollTo(panel: HTMLElement, button: HTMLElement): void {
  const { top } = panel.getBoundingClientRect();
  const from = seenFrom(button);
  if (top >= from && top < window.innerHeight) return;
  scrollerOf(panel)?.scrollBy({ top: top - from - ROOM, behavior: isStill() ? 'instant' : 'smooth' });
}

export function useFiltersPanel() {
  const id = useId();
  const [open, setOpen] = useState(filtersPanel.isOpen);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const panel = document.getElementById(id);
    if (open && panel && pressed.current) scrollTo(panel, pressed.current);
    pressed.current = null;
  }, [open, id]);
  const toggle = (button: HTMLElement) => {
    const panel = document.getElementById(id);
    if (panel && isAway(panel, button)) return scrollTo(panel, button);
    pressed.current = button;
    filtersPanel.isOpen = !open;
    setOpen(!open);
  };
  return { id, open, toggle };
}
