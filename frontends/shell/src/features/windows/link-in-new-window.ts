import { isBelow } from './navigator';

type Click = Pick<MouseEvent, 'target' | 'button' | 'ctrlKey' | 'metaKey'>;

/** The address that a click asks for in another window, as browsers open another tab for it; undefined for all other clicks. */
export function linkInNewWindow({ target, button, ctrlKey, metaKey }: Click, programs: readonly { to: string }[]) {
  const isAsked = button === 1 || (button === 0 && (ctrlKey || metaKey));
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isAsked || !link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  const address = link.pathname + link.search + link.hash;
  return programs.some(({ to }) => isBelow(to, address)) ? address : undefined;
}
