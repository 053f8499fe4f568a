import { Icon, type IconName } from '@marcel/kit';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { PopupMenu, useMenuButton, type MenuItem } from '../../shared/menu/PopupMenu';
import { TASK_BUTTONS } from '../../shared/task-buttons';
import type { DesktopWindow, Windows } from './state/windows';
import styles from './TaskButtons.module.css';
import type { useWindowCommands } from './use-window-commands';
import type { WindowProgram } from './use-windows';

/** Width of the button that shows the desktop, and of the narrowest other button, in CSS pixels. */
const DESKTOP_BUTTON_WIDTH = 37;
const MIN_BUTTON_WIDTH = 80;

interface TaskButtonsProps {
  windows: Windows;
  programs: readonly WindowProgram[];
  commands: ReturnType<typeof useWindowCommands>;
}

export function TaskButtons({ windows: { all, front }, programs, commands }: TaskButtonsProps) {
  const container = document.getElementById(TASK_BUTTONS);
  const width = useWidth(container);
  if (!container || all.length === 0) return null;
  return createPortal(
    <>
      <button
        type="button"
        aria-label="Show desktop"
        title="Show desktop"
        className={styles.desktop}
        onClick={commands.showDesktop}
      >
        <i className={styles.screen} />
      </button>
      {groupTasks(all, width - DESKTOP_BUTTON_WIDTH).map((group) => {
        const [first] = group;
        if (!first) return null;
        const { title, icon } = programs.find(({ to }) => to === first.program) ?? { title: first.title, icon: 'dog' };
        const isFront = group.some(({ id }) => id === front);
        return group.length === 1 ? (
          <TaskButton
            key={first.id}
            title={first.title}
            icon={icon}
            isFront={isFront}
            items={commands.getMenuItems(first)}
            onPress={() => (isFront ? commands.minimize(first) : commands.show(first))}
          />
        ) : (
          <TaskButton
            key={first.program}
            title={`${title} (${group.length})`}
            icon={icon}
            isFront={isFront}
            items={group.map((window) => ({ label: window.title, run: () => commands.show(window) }))}
          />
        );
      })}
    </>,
    container,
  );
}

export function groupTasks(all: readonly DesktopWindow[], width: number): readonly (readonly DesktopWindow[])[] {
  if (width >= all.length * MIN_BUTTON_WIDTH) return all.map((one) => [one]);
  const programs = [...new Set(all.map(({ program }) => program))];
  return programs.map((program) => all.filter((one) => one.program === program));
}

/** The width of an element, in CSS pixels. */
const useWidth = (element: HTMLElement | null): number =>
  useSyncExternalStore(
    (onChange) => {
      const observer = new ResizeObserver(onChange);
      if (element) observer.observe(element);
      return () => observer.disconnect();
    },
    () => element?.clientWidth ?? 0,
  );

interface TaskButtonProps {
  title: string;
  icon: IconName;
  isFront: boolean;
  items: readonly MenuItem[];
  onPress?: () => void;
}

function TaskButton({ title, icon, isFront, items, onPress }: TaskButtonProps) {
  const { toggle, button, popup } = useMenuButton(({ left, top }) => ({ x: left, y: top - 4 }));
  return (
    <div className={styles.task}>
      <button
        type="button"
        aria-pressed={isFront}
        {...button}
        title={title}
        className={styles.button}
        onClick={onPress ?? toggle}
        onContextMenu={toggle}
        onKeyDown={(event) => event.key === 'ArrowUp' && toggle(event)}
      >
        <Icon name={icon} size={20} />
        <span className="m-ellipsis">{title}</span>
      </button>
      {popup && <PopupMenu {...popup} label={title} items={items} />}
    </div>
  );
}
