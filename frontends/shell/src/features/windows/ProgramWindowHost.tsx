import { MAIN_PAGES, type PageMeta } from '@marcel/contracts';
import { Icon, IconButton, usePageMeta, WindowFrame } from '@marcel/kit';
import { WindowHostContext } from '@marcel/kit/window-host';
import { useCallback, useMemo, useRef } from 'react';
import type { MouseEvent, ReactNode, ContextType } from 'react';
import { useNavigate, type Navigator, Router, UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom';
import { Rnd } from 'react-rnd';
import { PopupMenu, useMenuButton } from '../../shared/menu/PopupMenu';
import styles from './ProgramWindowHost.module.css';
import { MIN_SIZE, type Box } from './state/box';
import type { DesktopWindow, WindowChange, Windows, WindowLocation } from './state/windows';
import { useFocusOnRaise, useRaiseWhileFocused, useCloseOnEscape } from './use-window-focus';
import { usePageScroll, useWindowScroll } from './use-scroll';
import { useWindowDrag } from './use-window-drag';
import type { useWindowCommands } from './use-window-commands';
import type { WindowProgram } from './use-windows';

interface WindowRouterProps {
  location: WindowLocation;
  navigator: Navigator;
  children: ReactNode;
}

const NO_ROUTE: ContextType<typeof UNSAFE_RouteContext> = { outlet: null, matches: [], isDataRoute: false };

/** A router for one window inside the page's router; React Router allows it only where it finds no outer one. */
const WindowRouter = ({ location, navigator, children }: WindowRouterProps) => (
  // The type of the context does not include the null outside of all routers.
  // oxlint-disable-next-line typescript/no-non-null-assertion
  <UNSAFE_LocationContext.Provider value={null!}>
    <UNSAFE_RouteContext.Provider value={NO_ROUTE}>
      <Router location={location} navigator={navigator}>
        {children}
      </Router>
    </UNSAFE_RouteContext.Provider>
  </UNSAFE_LocationContext.Provider>
);

interface ProgramWindowHostProps {
  isWide: boolean;
  windows: Windows;
  window: DesktopWindow;
  program: WindowProgram;
  navigator: Navigator;
  commands: ReturnType<typeof useWindowCommands>;
  onEdit: (change: WindowChange) => void;
  onLinkClick: (event: MouseEvent) => void;
}

const CONTROLS = 'button, a, input, select, textarea, dialog';

export function ProgramWindowHost(props: ProgramWindowHostProps) {
  const { isWide, windows, window, program, navigator, commands, onEdit, onLinkClick } = props;
  const { id, tiling, minimized, location } = window;
  const element = useRef<HTMLDivElement>(null);
  const isFront = windows.front === id;
  const { raised, ...focus } = useRaiseWhileFocused();
  useFocusOnRaise(element, isFront);
  useWindowScroll(element, location);
  usePageScroll(!isWide && isFront);
  const { box, preview, rndProps } = useWindowDrag(window, windows.area, onEdit);
  const isFree = isWide && tiling === 'free';

  const onTitle = useCallback(
    (name: string, heading: HTMLElement | null) => {
      if (!heading?.closest('dialog')) onEdit({ title: name });
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [id],
  );
  const host = {
    isFront,
    onTitle,
    titleBar: {
      className: 'window-handle',
      onDoubleClick: ({ target }: MouseEvent) =>
        target instanceof Element && !target.closest(CONTROLS) && commands.toggleTiling(window, 'maximized'),
    },
    buttons: <FrameButtons window={window} commands={commands} />,
  };
  // The content is the same element in every render, so that moving a window does not render its program.
  // oxlint-disable-next-line react/exhaustive-deps
  const content = useMemo(() => program.content, [program.to]);
  const zIndex = raised ? windows.stack.length : windows.stack.indexOf(id);
  return (
    <>
      <Rnd
        {...rndProps}
        className={isWide ? styles.window : styles.page}
        data-window={id}
        data-front={isFront}
        data-tiling={tiling}
        inert={isWide ? minimized : !isFront}
        style={{ display: 'block', ...(isWide && { zIndex }) }}
        position={box}
        size={isWide ? box : { width: 'auto', height: 'auto' }}
        {...(isWide && { minWidth: MIN_SIZE.width, minHeight: MIN_SIZE.height })}
        bounds="parent"
        dragHandleClassName="window-handle"
        cancel={CONTROLS}
        disableDragging={!isWide}
        enableResizing={isFree}
        enableUserSelectHack={false}
      >
        <div
          ref={element}
          className={styles.program}
          {...focus}
          onPointerDownCapture={() => !isFront && commands.show(window)}
          onClickCapture={isWide ? onLinkClick : undefined}
          onAuxClickCapture={isWide ? onLinkClick : undefined}
        >
          <WindowHostContext value={isWide ? host : { isFront, onTitle }}>
            <WindowRouter location={location} navigator={navigator}>
              {program.desktopMeta ? (
                <SystemWindow program={program} meta={program.desktopMeta} isWide={isWide} isFront={isFront}>
                  {content}
                </SystemWindow>
              ) : (
                content
              )}
            </WindowRouter>
          </WindowHostContext>
        </div>
      </Rnd>
      {preview && <Preview {...preview} />}
    </>
  );
}

const Preview = ({ x: left, y: top, ...size }: Box) => (
  <div className={styles.preview} style={{ left, top, ...size }} />
);

interface SystemWindowProps {
  program: WindowProgram;
  meta: PageMeta;
  isWide: boolean;
  isFront: boolean;
  children: ReactNode;
}

function SystemWindow({ program: { title, icon }, meta, isWide, isFront, children }: SystemWindowProps) {
  usePageMeta(meta);
  const navigate = useNavigate();
  const close = () => void navigate(MAIN_PAGES.desktop);
  useCloseOnEscape(isFront, close);
  return (
    <div role="dialog" aria-label={title} className={isWide ? styles.ownWindow : styles.ownPage}>
      <WindowFrame title={title} icon={icon} onClose={close} closeLabel={`Close ${title}`}>
        {children}
      </WindowFrame>
    </div>
  );
}

/** Shows the buttons before the close button. The menu offers all that the mouse can do with a window. */
function FrameButtons({ window, commands }: Pick<ProgramWindowHostProps, 'window' | 'commands'>) {
  const { title } = window;
  const isMaximized = window.tiling === 'maximized';
  const { toggle, button, popup } = useMenuButton(({ left, bottom }) => ({ x: left, y: bottom + 4 }));
  const label = `Window menu of ${title}`;
  return (
    <span className={styles.buttons}>
      <IconButton aria-label={label} {...button} onClick={toggle}>
        <Icon name="down" size={12} />
      </IconButton>
      {popup && <PopupMenu {...popup} label={label} items={commands.getMenuItems(window)} />}
      <IconButton aria-label={`Minimize ${title}`} onClick={() => commands.minimize(window)}>
        <i className={styles.minimize} />
      </IconButton>
      <IconButton
        aria-label={`${isMaximized ? 'Restore' : 'Maximize'} ${title}`}
        onClick={() => commands.toggleTiling(window, 'maximized')}
      >
        <i className={isMaximized ? styles.restore : styles.maximize} />
      </IconButton>
    </span>
  );
}
