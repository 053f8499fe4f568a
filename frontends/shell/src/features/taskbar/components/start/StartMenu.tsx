import { Icon } from '@marcel/kit';
import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { afterPaint } from '../../../../shared/after-paint';
import { isDialogOpen, pressedKeys } from '../../../../shared/keys/pressed-keys';
import { START_KEYS } from '../../../../shared/keys/start-keys';
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
        aria-keyshortcuts={START_KEYS.join(' ')}
        title={START_KEYS[0]}
        aria-expanded={open}
        aria-controls={open && late ? id : undefined}
        onPointerEnter={() => afterPaint(load)}
        onFocus={() => afterPaint(load)}
        onClick={toggle}
      >
        <Icon name="dog" size={24} />
        START
      </button>
      {late && <late.StartPanel id={id} open={open} root={root} button={button} onLeave={() => setOpen(false)} />}
    </div>
  );
}

function useStartKeys(toggle: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!START_KEYS.includes(pressedKeys(event)) || isDialogOpen()) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
