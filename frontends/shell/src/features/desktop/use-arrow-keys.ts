import { useEffect, useRef, type RefObject } from 'react';

/** The middle of an element on the screen. */
interface Place {
  x: number;
  y: number;
}

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
};

/** Distances aside weigh more than distances ahead, so that the focus stays in its row or column. */
const ASIDE = 3;

/** Returns the next place in the direction of an arrow key; undefined when there is none. */
export function nearest<P extends Place>(key: string, from: Place, places: readonly P[]): P | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const distances = places.flatMap((place) => {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * arrow.x + y * arrow.y;
    const aside = Math.abs(x * arrow.y) + Math.abs(y * arrow.x);
    return ahead > 0 ? [{ place, distance: ahead + ASIDE * aside }] : [];
  });
  return distances.sort((one, other) => one.distance - other.distance)[0]?.place;
}

/** Moves the focus by arrow keys among the links inside an element. */
export function useArrowKeys<E extends HTMLElement>(): RefObject<E | null> {
  const area = useRef<E>(null);
  useEffect(() => {
    const element = area.current;
    const move = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      if (!element || !focused || event.altKey || event.ctrlKey || event.metaKey) return;
      const links = [...element.querySelectorAll('a')].map((link) => ({ link, ...middle(link) }));
      const next = nearest(event.key, middle(focused), links);
      if (!next) return;
      event.preventDefault();
      next.link.focus();
    };
    element?.addEventListener('keydown', move);
    return () => element?.removeEventListener('keydown', move);
  }, []);
  return area;
}

function middle(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
