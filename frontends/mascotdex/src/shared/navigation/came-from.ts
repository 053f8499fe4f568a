import { useEffect } from 'react';

/** The mascot whose page was left last, by its slug, until somebody does something else. */
let cameFrom: string | null = null;

const forget = () => {
  cameFrom = null;
};

export function useLeftPage(slug: string): void {
  useEffect(
    () => () => {
      cameFrom = slug;
    },
    [slug],
  );
}

export function isCameFrom(slug: string): boolean {
  const heading = document.activeElement;
  if (cameFrom !== slug || !(heading === document.body || heading?.matches('h1'))) return false;
  forget();
  return true;
}

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
