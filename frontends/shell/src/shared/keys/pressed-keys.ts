/** Keys pressed together, as `aria-keyshortcuts` writes them: "Alt+Shift+Home". */
export function pressedKeys({ key, ctrlKey, altKey, shiftKey, metaKey }: KeyboardEvent): string {
  const held = { Control: ctrlKey, Alt: altKey, Shift: shiftKey, Meta: metaKey };
  return [...Object.entries(held).flatMap(([name, isHeld]) => (isHeld ? name : [])), key].join('+');
}

/** Whether a dialog is open, which all else waits for. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
