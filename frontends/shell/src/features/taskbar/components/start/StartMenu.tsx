import { Icon } from '@marcel/kit';
import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import styles from './StartMenu.module.css';
import type { StartPanelProps } from './StartPanel';

/** START; its menu comes when it is first wanted. */
export function StartMenu() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [late, setLate] = useState<{ StartPanel: ComponentType<StartPanelProps> }>();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const load = () => void import('./StartPanel').then(setLate, () => setOpen(false));
  const toggle = () => {
    if (!late) load();
    setOpen(!open);
  };
  useStartKeys(toggle);
  return (
    <div ref={root} className={styles.start}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-keyshortcuts="Alt+Shift+Enter"
        title="Alt+Shift+Enter"
        aria-expanded={open}
        aria-controls={open && late ? id : undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={toggle}
      >
        <Icon name="dog" size={24} />
        START
      </button>
      {open && late && <late.StartPanel id={id} root={root} button={button} onLeave={() => setOpen(false)} />}
    </div>
  );
}

function useStartKeys(toggle: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.altKey || !event.shiftKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
