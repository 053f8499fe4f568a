import { Icon } from '@marcel/kit';
import type { RefObject } from 'react';
import { ProgramLink } from '../../../../shared/ProgramLink';
import { useInstalledPrograms } from '../../../../shared/installed-programs';
import { DISPLAY, PROGRAMS, type Program } from '../../../../shared/programs';
import { useOpenMenu } from '../../../../shared/use-menu';
import styles from './StartPanel.module.css';

/** What belongs to the desktop itself. */
const SYSTEM: readonly Program[] = [DISPLAY];

export interface StartPanelProps {
  id: string;
  root: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  onLeave: () => void;
}

/** What START opens: the menu of programs. */
export function StartPanel({ id, root, button, onLeave }: StartPanelProps) {
  const installed = useInstalledPrograms();
  useOpenMenu(true, { root, button, onLeave });
  const choose = () => {
    button.current?.focus();
    onLeave();
  };
  const itemOf = (program: Program) => (
    <li key={program.to} role="none">
      <ProgramLink program={program} role="menuitem" tabIndex={-1} className={styles.item} onClick={choose}>
        <Icon name={program.icon} size={32} />
        {program.title}
      </ProgramLink>
    </li>
  );
  return (
    <div id={id} className={styles.menu}>
      <p className={styles.banner} aria-hidden>
        Marcel <span>OS</span>
      </p>
      <div className={styles.programs}>
        <p id={`${id}-title`} className={styles.title}>
          Programs
        </p>
        <ul role="menu" aria-labelledby={`${id}-title`} className={styles.items}>
          {[...PROGRAMS, ...installed.programs].map(itemOf)}
        </ul>
        <ul role="menu" aria-label="System" className={styles.system}>
          {SYSTEM.map(itemOf)}
        </ul>
      </div>
    </div>
  );
}
