/** A menu that was asked for. */
export interface AskedMenu {
  /** Where, in the window. */
  at: { x: number; y: number };
  /** The icon that it is of; the desktop's where left out. */
  icon?: HTMLElement;
  /** What has the focus when it is left. */
  opener: HTMLElement | null;
}

/** What has a menu of the browser's own, which does more for it. */
const OTHERS = 'a, input, textarea, select, [contenteditable], [role="menu"]';

/** The menu that is asked for at an element: an icon's, the desktop's, or undefined where it is not ours. */
export function menuAt(target: EventTarget | null, nav: HTMLElement, at: AskedMenu['at']): AskedMenu | undefined {
  const desktop = nav.parentElement;
  if (!(target instanceof Element) || !desktop) return undefined;
  const icon = target.closest('a');
  if (icon && nav.contains(icon)) return { at, icon, opener: icon };
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  // Browsers ask for it at the page when nothing has the focus.
  const isDesktop = desktop.contains(target) || target.contains(desktop);
  return isDesktop && !target.closest(OTHERS) ? { at, opener: focused } : undefined;
}
