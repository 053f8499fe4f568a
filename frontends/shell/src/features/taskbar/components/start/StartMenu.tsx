import { Icon } from '@marcel/kit';
import { useEffect, useId } from 'react';
import { ProgramLink } from '../../../../shared/ProgramLink';
import { useInstalledPrograms } from '../../../../shared/installed-programs';
import { PROGRAMS } from '../../../../shared/programs';
import styles from './StartMenu.module.css';
import { useMenu } from '../../../../shared/use-menu';

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
        aria-keyshortcuts="Alt+Shift+Enter"
        title="Alt+Shift+Enter"
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
