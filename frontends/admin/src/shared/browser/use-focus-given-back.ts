import { useEffect } from 'react';

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
