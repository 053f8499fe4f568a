import { MAIN_PAGES } from '@marcel/contracts';
import { useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import hint from '../../shared/hint.module.css';
import { linkInNewWindow, windowNavigator } from './navigator';
import { ProgramWindow } from './ProgramWindow';
import { TaskButtons } from './TaskButtons';
import type { WindowChange, WindowLocation } from './state/windows';
import { useFocusKept, useOutlines } from './use-window-focus';
import { useWindowCommands } from './use-window-commands';
import { useWindows, type WindowProgram } from './use-windows';
import styles from './WindowLayer.module.css';

export interface WindowLayerProps {
  wide: boolean;
  programs: readonly WindowProgram[];
}

export function WindowLayer({ wide, programs }: WindowLayerProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [windows, dispatch] = useWindows(programs, wide);
  const commands = useWindowCommands(windows, dispatch, programs);
  useFocusKept(windows);
  const layer = useRef<HTMLDivElement>(null);
  const outlines = useOutlines(layer);
  // A program without windows, or an unknown address, has the page.
  const hidden = windows.front === null && pathname !== MAIN_PAGES.desktop;
  const openLink = (event: MouseEvent) => {
    const address = linkInNewWindow(event.nativeEvent, programs);
    if (address === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    commands.openNew(address);
  };
  return (
    <div
      ref={layer}
      className={wide ? styles.layer : styles.page}
      data-outlines={wide && outlines}
      hidden={hidden}
      // Browsers without `overflow: clip` scroll to the focus.
      onScroll={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
    >
      {windows.all.map((window) => {
        const program = programs.find(({ to }) => to === window.program);
        const { id } = window;
        const onClose = () => commands.close(window);
        const onEdit = (change: WindowChange) => dispatch({ do: 'edit', id, change });
        const onMove = (location: WindowLocation) => onEdit({ location });
        return (
          program && (
            <ProgramWindow
              key={id}
              wide={wide}
              windows={windows}
              window={window}
              program={program}
              navigator={windowNavigator({ id, program: window.program, navigate, onMove, onClose })}
              commands={commands}
              onEdit={onEdit}
              onLinkClick={openLink}
            />
          )
        );
      })}
      <p role="status" className={commands.arranging ? hint.hint : 'm-unseen'}>
        {commands.message}
      </p>
      {wide && <TaskButtons windows={windows} programs={programs} commands={commands} />}
    </div>
  );
}
