import { Icon } from '@marcel/kit';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { ProgramLink } from '../../../shared/ProgramLink';
import { useInstalledPrograms } from '../../../shared/installed-programs';
import { type Program, PROGRAMS, SYSTEM_PROGRAMS } from '../../../shared/programs';
import { useMenuKeys } from '../../../shared/menu/use-menu-keys';
import styles from './StartPanel.module.css';
import { StartSearch } from './StartSearch';

export interface StartPanelProps {
  id: string;
  root: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  onLeave: () => void;
}

export function StartPanel({ id, root, button, onLeave }: StartPanelProps) {
  const programs = [...PROGRAMS, ...useInstalledPrograms().programs];
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useMenuKeys({ root, button, onLeave });
  const choose = () => {
    button.current?.focus();
    onLeave();
  };
  const renderItem = (program: Program) => (
    <li key={program.to} role="none">
      <ProgramLink
        program={program}
        role="menuitem"
        tabIndex={program === programs[0] ? 0 : -1}
        className={styles.item}
        onClick={choose}
      >
        <Icon name={program.icon} size={32} />
        {program.title}
      </ProgramLink>
    </li>
  );
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
        <div className={styles.programs} hidden={text.trim() !== ''}>
          <p id={`${id}-title`} className={styles.title}>
            Programs
          </p>
          <ul role="menu" aria-labelledby={`${id}-title`} aria-describedby={`${id}-hint`} className={styles.items}>
            {programs.map(renderItem)}
            <li role="none" className={styles.system}>
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                aria-haspopup="menu"
                aria-expanded={isOpen}
                className={styles.item}
                onClick={() => setOpen(!isOpen)}
                onKeyDown={({ key }) => /^Arrow(Right|Left)$/.test(key) && setOpen(key === 'ArrowRight')}
              >
                <Icon name="system" size={32} />
                System
                <Icon name="right" size={12} />
              </button>
              {isOpen && (
                <ul role="menu" aria-label="System" className={styles.submenu}>
                  {SYSTEM_PROGRAMS.map(renderItem)}
                </ul>
              )}
            </li>
          </ul>
          <p id={`${id}-hint`} hidden>
            Type to search programs, pages and mascots.
          </p>
        </div>
        <StartSearch field={field} text={text} onType={setText} onOpen={choose} onLeave={onLeave} />
      </div>
    </div>
  );
}

const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  /^\S$/u.test(key) && !ctrlKey && !altKey && !metaKey;
