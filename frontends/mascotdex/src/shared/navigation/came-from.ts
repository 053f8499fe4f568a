import { useEffect } from 'react';

/** The mascot whose page was left last, by its slug, until somebody does something else. */
let cameFrom: string | null = null;

const forget = () => {
  cameFrom = null;
};

/** Of a mascot's page: who goes back to the list from it goes on at its card. */
export function useLeftPage(slug: string): void {
  useEffect(
    () => () => {
      cameFrom = slug;
    },
    [slug],
  );
}

/** Of a mascot's card that has come into the page: whether one has just come from its page. Answers once. */
export function isCameFrom(slug: string): boolean {
  const heading = document.activeElement;
  if (cameFrom !== slug || !(heading === document.body || heading?.matches('h1'))) return false;
  forget();
  return true;
}

/** Of the list: who presses or scrolls is somewhere else already. */
export function useForgetsCameFrom(): void {
  useEffect(() => {
    const signs = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;
    signs.forEach((sign) => document.addEventListener(sign, forget, { capture: true, passive: true }));
    return () => {
      forget();
      signs.forEach((sign) => document.removeEventListener(sign, forget, { capture: true }));
    };
  }, []);
}
