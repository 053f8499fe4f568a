import { useEffect, useEffectEvent } from 'react';

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';

/** Runs what belongs to a key, unless somebody is typing, a dialog is open or the key is part of a combination. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (action === undefined || document.querySelector('[role="dialog"]') !== null) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
