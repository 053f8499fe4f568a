import { MAIN_PAGES } from '@marcel/contracts';
import { useRef, type UIEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Program } from '../../../shared/programs';
import { menuItems } from '../menu-items';
import { windowNavigator } from '../navigator';
import { useAside } from '../use-aside';
import { useFocusKept } from '../use-focus-kept';
import { useWindowCommands } from '../use-window-commands';
import { useWindowKeys } from '../use-window-keys';
import { useWindows } from '../use-windows';
import type { DesktopWindow } from '../state/windows';
import type { WindowProgram } from '../window-program';
import { ProgramInWindow } from './ProgramInWindow';
import { TaskButtons } from './TaskButtons';
import styles from './WindowLayer.module.css';

export interface WindowLayerProps {
  /** Whether there is room for windows; else the one in front fills the page. */
  wide: boolean;
  programs: readonly WindowProgram[];
}

/** The focus scrolls what cuts off its windows, where browsers do not know `overflow: clip`. */
const stay = ({ currentTarget }: UIEvent) => currentTarget.scrollTo(0, 0);

/** All windows, over the desktop. */
export function WindowLayer({ wide, programs }: WindowLayerProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [windows, dispatch] = useWindows(programs, wide);
  const programOf = (path: string): Pick<Program, 'title' | 'icon'> =>
    programs.find(({ to }) => to === path) ?? { title: path, icon: 'dog' };
  const does = useWindowCommands({ windows, dispatch, programs });
  useWindowKeys({ windows, ...does });
  useFocusKept(windows);
  const layer = useRef<HTMLDivElement>(null);
  const aside = useAside(layer);
  // A program that cannot stand in a window, or an unknown address, has the page.
  const hidden = windows.front === null && pathname !== MAIN_PAGES.desktop;
  return (
    <div
      ref={layer}
      className={wide ? styles.layer : styles.page}
      data-aside={wide && aside}
      hidden={hidden}
      onScroll={stay}
    >
      {windows.all.map((window) => {
        const page = programs.find(({ to }) => to === window.program);
        const { id, program } = window;
        const commands = does.commandsOf(window);
        return (
          page && (
            <ProgramInWindow
              key={id}
              wide={wide}
              windows={windows}
              window={window}
              page={page}
              programs={programs}
              navigator={windowNavigator({ id, program, navigate, leave: commands.close })}
              dispatch={dispatch}
              items={menuItems(window, commands)}
              commands={commands}
              onActivate={() => does.show(window)}
              onOpenAnew={does.openAnew}
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
          itemsOf={(window: DesktopWindow) => menuItems(window, does.commandsOf(window))}
          onChoose={(window) => (window.id === windows.front ? does.minimise(window) : does.show(window))}
          onShow={does.show}
          onShowDesktop={does.showDesktop}
        />
      )}
    </div>
  );
}
