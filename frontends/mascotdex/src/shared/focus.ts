export function moveFocusFrom(button: HTMLElement, group: HTMLElement | null, otherwise?: HTMLElement | null): void {
  const others = [...(group?.querySelectorAll('button') ?? [])];
  const index = others.findIndex((other) => other === button);
  const next = others[index + 1] ?? others[index - 1];
  const heading = closestWindow(button)?.querySelector<HTMLElement>('h1');
  (next ?? otherwise ?? heading)?.focus({ preventScroll: true });
}

export const closestWindow = (element: Element): Element | null => element.closest('section:has(h1)');

export const findSearchInput = (frame: Element | null): HTMLElement | null =>
  frame?.querySelector<HTMLElement>('[role="search"] input') ?? null;

/** Moves the focus from a button that will disappear, such as Retry, to the heading of its window. */
export const createRetryHandler = (retry: () => unknown) => () => {
  if (document.activeElement instanceof HTMLElement) moveFocusFrom(document.activeElement, null);
  void retry();
};

export const scrollToTop = (element: Element): void =>
  (closestWindow(element)?.querySelector('[data-window-body]') ?? window).scrollTo(0, 0);
