import { WindowHostContext } from '@marcel/kit';
import { createContext, type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react';

export const AdminWindowContext = createContext<RefObject<HTMLElement | null> | null>(null);

function useIsBehind(): () => boolean {
  const element = useContext(AdminWindowContext);
  return () => element?.current?.closest('[data-front="false"]') instanceof Element;
}

/** Focuses a page's first field, after its heading, which gets the focus on navigation. Skips a window behind others. */
export function useAutoFocus<E extends { focus: () => void }>(): RefObject<E | null> {
  const field = useRef<E>(null);
  const isBehind = useContext(WindowHostContext)?.isFront === false;
  useEffect(() => {
    if (!isBehind) queueMicrotask(() => field.current?.focus());
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount
  }, []);
  return field;
}

export function useRestoreButtonFocus(): void {
  useEffect(() => {
    let lastFocused: EventTarget | null = null;
    const recordFocus = ({ target }: Event) => {
      lastFocused = target;
    };
    const observer = new MutationObserver((changes) => {
      if (document.activeElement !== document.body) return;
      if (!(lastFocused instanceof HTMLButtonElement) || lastFocused.disabled) return;
      if (changes.some(({ target }) => target === lastFocused)) lastFocused.focus();
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', recordFocus);
    document.addEventListener('pointerdown', recordFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', recordFocus);
      document.removeEventListener('pointerdown', recordFocus);
    };
  }, []);
}

const TEXT_FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';

const MODAL = '[aria-modal="true"], dialog[open]';

export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const isBehind = useIsBehind();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(TEXT_FIELDS)) return;
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

/** The page and the toasts, where the focus ends up when its element disappears. */
const FALLBACK_FOCUS_TARGETS = 'body, ol[popover]';

/** Gives a lost focus to an element of the page when a value changes. */
export function useRecoverFocus(value: unknown, find: () => HTMLElement | null | undefined): void {
  const previous = useRef(value);
  const recoverFocus = useEffectEvent(() => find()?.focus());
  useEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    if (document.activeElement?.matches(FALLBACK_FOCUS_TARGETS)) recoverFocus();
  }, [value]);
}
