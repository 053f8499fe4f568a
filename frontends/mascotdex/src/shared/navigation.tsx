import { fillPath, type Mascot, PAGES } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { DEFAULT_ORDER } from './mascots';
import { useListDay } from './days/days';
import cover from './cover-link.module.css';

const toDayQuery = (day: string | null): string => (day === null ? '' : `?asOf=${day}`);

export const mascotPage = (slug: string, day: string | null = null): string =>
  fillPath(PAGES.mascot, { slug }) + toDayQuery(day);

export const directoryPage = (day: string | null): string => PAGES.directory + toDayQuery(day);

export const toRelativeRoute = (page: string): string => page.slice(`${PAGES.directory}/`.length);

const List = z.object({ search: z.string(), query: z.string(), page: z.int() });
type List = z.infer<typeof List>;

const ALL: List = { search: '', query: new URLSearchParams(DEFAULT_ORDER).toString(), page: 1 };

const store = jsonStore(() => sessionStorage, 'mascotdex_list', List);

export const lastList = { read: (): List => store.read() ?? ALL, save: (list: List): void => store.write(list) };

export const listPage = (): string => PAGES.directory + lastList.read().search;

/** Slug of the mascot whose page the visitor has just left; reset by the next input. */
let leftSlug: string | null = null;

const INPUT_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;

function clearLeftSlug(): void {
  leftSlug = null;
  for (const input of INPUT_EVENTS) document.removeEventListener(input, clearLeftSlug, { capture: true });
}

export function useRememberLeftPage(slug: string): void {
  useEffect(
    () => () => {
      leftSlug = slug;
      for (const input of INPUT_EVENTS)
        document.addEventListener(input, clearLeftSlug, { capture: true, passive: true });
    },
    [slug],
  );
}

/** Returns true until the card of the mascot that the visitor comes from has taken the focus. */
export const isComingBack = (): boolean => leftSlug !== null;

function focusLeftMascot(slug: string, link: HTMLElement | null): void {
  const heading = document.activeElement;
  if (leftSlug !== slug || !(heading === document.body || heading?.matches('h1'))) return;
  clearLeftSlug();
  link?.focus({ preventScroll: true });
}

/** State of the filters panel, which stays open from page to page until the visitor leaves Mascotdex. */
export const filtersPanel = { isOpen: false };

export function MascotLink({ mascot: { slug }, children }: { mascot: Pick<Mascot, 'slug'>; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Wait for the effect of the window, which focuses its heading.
    queueMicrotask(() => focusLeftMascot(slug, link.current));
  }, [slug]);
  return (
    <Link ref={link} to={mascotPage(slug, useListDay())} className={cover.link}>
      {children}
    </Link>
  );
}
