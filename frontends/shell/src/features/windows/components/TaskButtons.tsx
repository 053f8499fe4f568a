import { Icon } from '@marcel/kit';
import { createPortal } from 'react-dom';
import type { Program } from '../../../shared/programs';
import { TASK_BUTTONS } from '../../../shared/task-buttons';
import type { Windows } from '../state/windows';
import styles from './TaskButtons.module.css';

interface TaskButtonsProps {
  windows: Windows;
  programOf: (path: string) => Pick<Program, 'title' | 'icon'>;
  onChoose: (id: string) => void;
}

/** A button for each window, in the taskbar: brings it to the front, or minimises the one that is there. */
export function TaskButtons({ windows, programOf, onChoose }: TaskButtonsProps) {
  const place = document.getElementById(TASK_BUTTONS);
  if (!place) return null;
  return createPortal(
    windows.all.map(({ id, program }) => (
      <button
        key={id}
        type="button"
        aria-pressed={id === windows.front}
        className={styles.button}
        onClick={() => onChoose(id)}
      >
        <Icon name={programOf(program).icon} size={20} />
        <span className={styles.title}>{programOf(program).title}</span>
      </button>
    )),
    place,
  );
}
