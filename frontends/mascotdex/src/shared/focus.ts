export function leaveButton(button: HTMLElement, group: HTMLElement | null, otherwise?: HTMLElement | null): void {
  const others = [...(group?.querySelectorAll('button') ?? [])];
  const place = others.findIndex((other) => other === button);
  const next = others[place + 1] ?? others[place - 1];
  const heading = windowOf(button)?.querySelector<HTMLElement>('h1');
  (next ?? otherwise ?? heading)?.focus({ preventScroll: true });
}

export const windowOf = (element: Element): Element | null => element.closest('section:has(h1)');

export const searchOf = (frame: Element | null): HTMLElement | null =>
  frame?.querySelector<HTMLElement>('[role="search"] input') ?? null;

/** Moves the focus from a button that will disappear, such as Retry, to the heading of its window. */
export const retrying = (again: () => unknown) => () => {
  if (document.activeElement instanceof HTMLElement) leaveButton(document.activeElement, null);
  void again();
};

export const scrollToTop = (element: Element): void =>
  (windowOf(element)?.querySelector('[data-window-body]') ?? window).scrollTo(0, 0);
