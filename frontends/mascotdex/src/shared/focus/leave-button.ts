/** Moves the focus from a button that is about to go to the next one of its kind, or else to what is given, or the heading of its window. */
export function leaveButton(button: HTMLElement, group: HTMLElement | null, otherwise?: HTMLElement | null): void {
  const others = [...(group?.querySelectorAll('button') ?? [])];
  const place = others.findIndex((other) => other === button);
  const next = others[place + 1] ?? others[place - 1];
  const heading = windowOf(button)?.querySelector<HTMLElement>('h1');
  (next ?? otherwise ?? heading)?.focus({ preventScroll: true });
}

/** The window that something stands in. */
export const windowOf = (element: Element): Element | null => element.closest('section:has(h1)');

/** The search of a window, where one goes on when what one had pressed is gone. */
export const searchOf = (frame: Element | null): HTMLElement | null =>
  frame?.querySelector<HTMLElement>('[role="search"] input') ?? null;

/** Before what holds the focus goes, such as a Retry: hands it to the heading of its window. */
function leaveFocused(): void {
  if (document.activeElement instanceof HTMLElement) leaveButton(document.activeElement, null);
}

/** Tries again by a button that goes meanwhile. */
export const retrying = (again: () => unknown) => () => {
  leaveFocused();
  void again();
};
