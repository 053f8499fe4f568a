import { Icon } from '@marcel/kit';
import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { ProgramLink } from '../../../../shared/ProgramLink';
import { useInstalledPrograms } from '../../../../shared/installed-programs';
import { PROGRAMS, type Program } from '../../../../shared/programs';
import { SYSTEM_PROGRAMS } from '../../../../shared/system-programs';
import { useOpenMenu } from '../../../../shared/use-menu';
import { RUN_TEXTS, SEARCH_TEXTS } from '../../finder/finder-texts';
import styles from './StartPanel.module.css';
import { StartSearch } from './StartSearch';

export interface StartContentProps {
  id: string;
  root: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  onLeave: () => void;
  onRun: () => void;
}

/** The menu of programs, and a field below it that finds more than these. */
export function StartContent({ id, root, button, onLeave, onRun }: StartContentProps) {
  const programs = [...PROGRAMS, ...useInstalledPrograms().programs];
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useOpenMenu(true, { root, button, onLeave });
  const choose = () => {
    button.current?.focus();
    onLeave();
  };
  const itemOf = (program: Program, tabIndex: 0 | -1 = -1) => (
    <li key={program.to} role="none">
      <ProgramLink program={program} role="menuitem" tabIndex={tabIndex} className={styles.item} onClick={choose}>
        <Icon name={program.icon} size={32} />
        {program.title}
      </ProgramLink>
    </li>
  );
  const run = () => {
    choose();
    onRun();
  };
  return (
    <div
      id={id}
      role="presentation"
      className={styles.menu}
      data-closes-itself=""
      onKeyDown={(event) => isLetter(event) && field.current?.focus()}
    >
      <p className={styles.banner} aria-hidden>
        Marcel <span>OS</span>
      </p>
      <div className={styles.side}>
        <Menus
          id={id}
          hidden={text.trim() !== ''}
          programs={programs.map((program, at) => itemOf(program, at === 0 ? 0 : -1))}
        >
          {SYSTEM_PROGRAMS.map((program) => itemOf(program))}
          <li role="none">
            <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={run}>
              <Icon name="run" size={32} />
              {RUN_TEXTS.item}
            </button>
          </li>
        </Menus>
        <StartSearch field={field} text={text} onType={setText} onOpen={choose} onLeave={onLeave} />
      </div>
    </div>
  );
}

interface MenusProps {
  id: string;
  hidden: boolean;
  programs: ReactNode;
  children: ReactNode;
}

const Menus = ({ id, hidden, programs, children }: MenusProps) => (
  <div className={styles.programs} hidden={hidden}>
    <p id={`${id}-title`} className={styles.title}>
      Programs
    </p>
    <ul role="menu" aria-labelledby={`${id}-title`} aria-describedby={`${id}-hint`} className={styles.items}>
      {programs}
    </ul>
    <ul role="menu" aria-label="System" className={styles.system}>
      {children}
    </ul>
    <p id={`${id}-hint`} hidden>
      {SEARCH_TEXTS.hint}
    </p>
  </div>
);

/** What is typed while the menu has the focus is meant for the search, which gets the letter, too. */
const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  /^\S$/u.test(key) && !ctrlKey && !altKey && !metaKey;
