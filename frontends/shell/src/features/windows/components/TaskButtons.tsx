import { createPortal } from 'react-dom';
import type { Program } from '../../../shared/programs';
import type { MenuItem } from '../../../shared/menu/menu-item';
import { TASK_BUTTONS } from '../../../shared/task-buttons';
import type { DesktopWindow, Windows } from '../state/windows';
import { taskGroups } from '../task-groups';
import { useRoom } from '../use-room';
import { SHOW_DESKTOP } from '../window-texts';
import { TaskButton } from './TaskButton';
import styles from './TaskButtons.module.css';

interface TaskButtonsProps {
  windows: Windows;
  programOf: (path: string) => Pick<Program, 'title' | 'icon'>;
  itemsOf: (window: DesktopWindow) => readonly MenuItem[];
  onChoose: (window: DesktopWindow) => void;
  onShow: (window: DesktopWindow) => void;
  onShowDesktop: () => void;
}

/** A button for each window, in the taskbar: brings it to the front, or minimises the one that is there. */
export function TaskButtons({ windows, programOf, itemsOf, onChoose, onShow, onShowDesktop }: TaskButtonsProps) {
  const place = document.getElementById(TASK_BUTTONS);
  const room = useRoom(place);
  const { all, front } = windows;
  if (!place || all.length === 0) return null;
  const buttonOf = (group: readonly DesktopWindow[]) => {
    const [first] = group;
    if (!first) return null;
    const { title, icon } = programOf(first.program);
    const common = { icon, front: group.some(({ id }) => id === front) };
    return group.length === 1 ? (
      <TaskButton
        key={first.id}
        {...common}
        title={first.title}
        items={itemsOf(first)}
        onPress={() => onChoose(first)}
      />
    ) : (
      <TaskButton
        key={first.program}
        {...common}
        title={`${title} (${group.length})`}
        items={group.map((window) => ({ label: window.title, run: () => onShow(window) }))}
      />
    );
  };
  return createPortal(
    <>
      <button
        type="button"
        aria-label={SHOW_DESKTOP}
        title={SHOW_DESKTOP}
        className={styles.desktop}
        onClick={onShowDesktop}
      >
        <i className={styles.screen} />
      </button>
      {taskGroups(all, room - DESKTOP_BUTTON).map(buttonOf)}
    </>,
    place,
  );
}

/** How wide the button before them is, in CSS pixels. */
const DESKTOP_BUTTON = 37;
