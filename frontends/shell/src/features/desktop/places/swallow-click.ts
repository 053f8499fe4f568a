/** Keeps the click that ends a press from opening what it was on; ends with the next press. A click by keyboard is none. */
export function swallowClick(): void {
  const until = new AbortController();
  const { signal } = until;
  const swallow = (click: MouseEvent) => {
    if (click.detail === 0) return;
    click.preventDefault();
    click.stopImmediatePropagation();
    until.abort();
  };
  window.addEventListener('click', swallow, { capture: true, signal });
  window.addEventListener('pointerdown', () => until.abort(), { capture: true, signal });
}
