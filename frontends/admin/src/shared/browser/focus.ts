import { WindowHostContext } from '@marcel/kit';
import { createContext, type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react';

export const OwnWindowContext = createContext<RefObject<HTMLElement | null> | null>(null);

function useIsBehind(): () => boolean {
  const element = useContext(OwnWindowContext);
  return () => element?.current?.closest('[data-front="false"]') instanceof Element;
}

/** Focuses a page's first field, after its heading, which gets the focus on navigation. Skips a window behind others. */
export function useFocusAtOnce<E extends { focus: () => void }>(): RefObject<E | null> {
  const field = useRef<E>(null);
  const isBehind = useContext(WindowHostContext)?.isFront === false;
  useEffect(() => {
    if (!isBehind) queueMicrotask(() => field.current?.focus());
    // oxlint-disable-next-line react/exhaustive-deps -- only at once
  }, []);
  return field;
}

export function useFocusGivenBack(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    const remember = ({ target }: Event) => {
      last = target;
    };
    const watch = new MutationObserver((changes) => {
      if (document.activeElement !== document.body) return;
      if (!(last instanceof HTMLButtonElement) || last.disabled) return;
      if (changes.some(({ target }) => target === last)) last.focus();
    });
    watch.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', remember);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', remember);
    };
  }, []);
}

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';

const MODAL = '[aria-modal="true"], dialog[open]';

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

/** The page and the toasts, where the focus ends up when its element disappears. */
const NOWHERE = 'body, ol[popover]';

/** Gives a lost focus to an element of the page when a value changes. */
export function useFocusKept(value: unknown, find: () => HTMLElement | null | undefined): void {
  const before = useRef(value);
  const giveFocus = useEffectEvent(() => find()?.focus());
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    if (document.activeElement?.matches(NOWHERE)) giveFocus();
  }, [value]);
}
