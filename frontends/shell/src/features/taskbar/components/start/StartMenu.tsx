import { Icon } from '@marcel/kit';
import { useEffect, useId, useRef } from 'react';
import { ProgramLink } from '../../../../shared/ProgramLink';
import { useInstalledPrograms } from '../../../../shared/installed-programs';
import { isDialogOpen, pressedKeys } from '../../../../shared/pressed-keys';
import { PROGRAMS } from '../../../../shared/programs';
import styles from './StartMenu.module.css';
import { useMenu } from '../../../../shared/use-menu';

/** The first opens the system's own menu on some systems. */
const START_KEYS = ['Control+Escape', 'Alt+Shift+Enter'];

/** START and its menu of programs. */
export function StartMenu() {
  const id = useId();
  const installed = useInstalledPrograms();
  const { open, toggle, close, root, button } = useMenu();
  useStartKeys(open ? close : toggle);
  return (
    <div ref={root} className={styles.start}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-keyshortcuts={START_KEYS.join(' ')}
        title={START_KEYS[1]}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <Icon name="dog" size={24} />
        START
      </button>
      {open && (
        <div className={styles.menu}>
          <p className={styles.banner} aria-hidden>
            Marcel <span>OS</span>
          </p>
          <div className={styles.programs}>
            <p id={`${id}-title`} className={styles.title}>
              Programs
            </p>
            <ul id={id} role="menu" aria-labelledby={`${id}-title`} className={styles.items}>
              {[...PROGRAMS, ...installed.programs].map((program) => (
                <li key={program.to} role="none">
                  <ProgramLink program={program} role="menuitem" tabIndex={-1} className={styles.item} onClick={close}>
                    <Icon name={program.icon} size={32} />
                    {program.title}
                  </ProgramLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}

function useStartKeys(toggle: () => void): void {
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!START_KEYS.includes(pressedKeys(event)) || isDialogOpen()) return;
      event.preventDefault();
      // Escape closes a menu by itself.
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
}
