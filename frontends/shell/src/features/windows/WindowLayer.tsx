import { MAIN_PAGES } from '@marcel/contracts';
import { useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import hint from '../../shared/hint.module.css';
import { findNewWindowAddress, windowNavigator } from './navigator';
import { ProgramWindowHost } from './ProgramWindowHost';
import { TaskButtons } from './TaskButtons';
import type { WindowChange, WindowLocation } from './state/windows';
import { useFocusAfterClose, useWindowOutlines } from './use-window-focus';
import { useWindowCommands } from './use-window-commands';
import { useWindows, type WindowProgram } from './use-windows';
import styles from './WindowLayer.module.css';

export interface WindowLayerProps {
  isWide: boolean;
  programs: readonly WindowProgram[];
}

export function WindowLayer({ isWide, programs }: WindowLayerProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [windows, dispatch] = useWindows(programs, isWide);
  const commands = useWindowCommands(windows, dispatch, programs);
  useFocusAfterClose(windows);
  const layer = useRef<HTMLDivElement>(null);
  const showsOutlines = useWindowOutlines(layer);
  // A program without windows, or an unknown address, has the page.
  const isHidden = windows.front === null && pathname !== MAIN_PAGES.desktop;
  const openLink = (event: MouseEvent) => {
    const address = findNewWindowAddress(event.nativeEvent, programs);
    if (address === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    commands.openNew(address);
  };
  return (
    <div
      ref={layer}
      className={isWide ? styles.layer : styles.page}
      data-outlines={isWide && showsOutlines}
      hidden={isHidden}
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
            <ProgramWindowHost
              key={id}
              isWide={isWide}
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
      {isWide && <TaskButtons windows={windows} programs={programs} commands={commands} />}
    </div>
  );
}
