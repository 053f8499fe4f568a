/** Runs a task once the page shows what it makes of the input at hand: whoever comes near something may press it in the same moment. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
