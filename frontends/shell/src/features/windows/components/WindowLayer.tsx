import { PAGES } from '@marcel/contracts';
import { useCallback, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Program, ProgramPage } from '../../../shared/programs';
import { menuItems } from '../menu-items';
import { windowNavigator } from '../navigator';
import { useWindowCommands } from '../use-window-commands';
import { useWindowKeys } from '../use-window-keys';
import { useWindows } from '../use-windows';
import type { DesktopWindow } from '../state/windows';
import { ProgramInWindow } from './ProgramInWindow';
import { TaskButtons } from './TaskButtons';
import styles from './WindowLayer.module.css';

export interface WindowLayerProps {
  /** Whether there is room for windows; else the one in front fills the page. */
  wide: boolean;
  programs: readonly ProgramPage[];
  /** What stands in the window of a program. */
  contentOf: (program: ProgramPage) => ReactNode;
}

/** All windows, over the desktop. */
export function WindowLayer({ wide, programs, contentOf }: WindowLayerProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [windows, dispatch] = useWindows(programs, wide);
  const programOf = (path: string): Pick<Program, 'title' | 'icon'> =>
    programs.find(({ to }) => to === path) ?? { title: path, icon: 'dog' };
  const navigatorOf = useCallback(
    (id: string, program: string) =>
      windowNavigator({ id, program, navigate, close: () => dispatch({ do: 'close', id }) }),
    [navigate, dispatch],
  );
  const does = useWindowCommands({ windows, dispatch, navigatorOf });
  useWindowKeys({ windows, ...does });
  const itemsOf = (window: DesktopWindow) => menuItems(window, does.commandsOf(window));
  // A program that cannot stand in a window, or an unknown address, has the page.
  const hidden = windows.front === null && pathname !== PAGES.desktop;
  return (
    <div className={wide ? styles.layer : styles.page} hidden={hidden}>
      {windows.all.map((window) => {
        const page = programs.find(({ to }) => to === window.program);
        return (
          page && (
            <ProgramInWindow
              key={window.id}
              wide={wide}
              windows={windows}
              window={window}
              page={page}
              programs={programs}
              navigator={navigatorOf(window.id, window.program)}
              dispatch={dispatch}
              items={itemsOf(window)}
              commands={does.commandsOf(window)}
              onActivate={() => does.show(window)}
              onOpenAnew={does.openAnew}
              contentOf={contentOf}
            />
          )
        );
      })}
      <p role="status" className={does.arranging ? styles.hint : styles.said}>
        {does.said}
      </p>
      {wide && (
        <TaskButtons
          windows={windows}
          programOf={programOf}
          itemsOf={itemsOf}
          onChoose={(window) => (window.id === windows.front ? does.minimise(window) : does.show(window))}
          onShow={does.show}
          onShowDesktop={does.showDesktop}
        />
      )}
    </div>
  );
}
