/** Moves the focus from a button that is about to go to the next one of its kind, or else to the heading of its window. */
export function leaveButton(button: HTMLElement, group: HTMLElement | null): void {
  const others = [...(group?.querySelectorAll('button') ?? [])];
  const place = others.findIndex((other) => other === button);
  const next = others[place + 1] ?? others[place - 1];
  const heading = button.closest('section:has(h1)')?.querySelector<HTMLElement>('h1');
  (next ?? heading)?.focus();
}
