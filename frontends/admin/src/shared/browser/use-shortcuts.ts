import { useEffect, useEffectEvent } from 'react';
import { useIsBehind } from './own-window';

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';

const MODAL = '[aria-modal="true"], dialog[open]';

/** Runs what belongs to a key, unless somebody is typing, works in another window or in a dialog, or holds another key with it. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const isBehind = useIsBehind();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (action === undefined || isBehind() || document.querySelector(MODAL) !== null) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
