import { Icon } from '@marcel/kit';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isDialogOpen, pressedKeys, START_KEYS } from '../../../shared/keys';
import { useLate } from '../../../shared/use-late';
import styles from '../Taskbar.module.css';

/** The START button, which loads its menu when it is first needed. */
export function StartMenu() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { late, load, near } = useLate(
    () => import('./StartPanel'),
    () => setOpen(false),
  );
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    load();
    setOpen(!open);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!START_KEYS.includes(pressedKeys(event)) || isDialogOpen()) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <div ref={root} className={styles.start}>
      <button
        ref={button}
        type="button"
        className={styles.startButton}
        aria-haspopup="menu"
        aria-keyshortcuts={START_KEYS.join(' ')}
        title={START_KEYS[0]}
        aria-expanded={open}
        aria-controls={open && late ? id : undefined}
        {...near}
        onClick={toggle}
      >
        <Icon name="dog" size={24} />
        START
      </button>
      {late && open && <late.StartPanel id={id} root={root} button={button} onLeave={() => setOpen(false)} />}
    </div>
  );
}
