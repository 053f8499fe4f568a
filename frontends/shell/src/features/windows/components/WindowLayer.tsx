import { PAGES } from '@marcel/contracts';
import { useCallback, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Program, ProgramPage } from '../../../shared/programs';
import { addressOf, windowNavigator, type EntryState } from '../navigator';
import { useWindows } from '../use-windows';
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
  const show = (id: string) => {
    const found = windows.all.find((one) => one.id === id);
    if (!found) return;
    const state: EntryState = { window: id, own: found.location.state };
    void navigate(addressOf(found.location), { state });
  };
  const minimise = (id: string) => {
    const next = windows.stack.findLast((other) => other !== id && isVisible(other));
    dispatch({ do: 'minimise', id });
    if (next === undefined) void navigate('/');
    else show(next);
  };
  const isVisible = (id: string) => windows.all.some((one) => one.id === id && !one.minimised);
  const navigatorOf = useCallback(
    (id: string, program: string) =>
      windowNavigator({ id, program, navigate, close: () => dispatch({ do: 'close', id }) }),
    [navigate, dispatch],
  );
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
              navigator={navigatorOf(window.id, window.program)}
              dispatch={dispatch}
              onMinimise={() => minimise(window.id)}
              onActivate={() => show(window.id)}
              contentOf={contentOf}
            />
          )
        );
      })}
      {wide && (
        <TaskButtons
          windows={windows}
          programOf={programOf}
          onChoose={(id) => (id === windows.front ? minimise(id) : show(id))}
        />
      )}
    </div>
  );
}
