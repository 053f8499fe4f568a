import { WindowHostContext } from '@marcel/kit/window-host';
import { useCallback, useMemo, useRef, type Dispatch, type MouseEvent, type PointerEvent } from 'react';
import type { Navigator } from 'react-router-dom';
import type { MenuItem } from '../../../shared/menu/menu-item';
import { followPointer, type Way } from '../follow-pointer';
import { reachable } from '../state/box';
import { EDGES, stretched, type Edge } from '../state/stretch';
import { boxOf, type DesktopWindow, type Windows, type WindowAction } from '../state/windows';
import type { WindowCommands } from '../menu-items';
import { linkInNewWindow } from '../link-in-new-window';
import { useFocusInFront } from '../use-focus-in-front';
import { usePagePlace } from '../use-page-place';
import { useRaised } from '../use-raised';
import { useScrollPlaces } from '../use-scroll-places';
import type { WindowProgram } from '../window-program';
import { OwnWindow } from './OwnWindow';
import { FrameButtons } from './FrameButtons';
import styles from './ProgramInWindow.module.css';
import { WindowRouter } from './WindowRouter';

interface ProgramInWindowProps {
  wide: boolean;
  windows: Windows;
  window: DesktopWindow;
  page: WindowProgram;
  programs: readonly WindowProgram[];
  navigator: Navigator;
  dispatch: Dispatch<WindowAction>;
  items: readonly MenuItem[];
  commands: WindowCommands;
  onActivate: () => void;
  /** A link of it is to open in a window of its own. */
  onOpenAnew: (address: string) => void;
}

const CONTROLS = 'button, a, input, select, textarea, dialog';
const onControl = ({ target }: { target: EventTarget }) => target instanceof Element && target.closest(CONTROLS);

export function ProgramInWindow(props: ProgramInWindowProps) {
  const { wide, windows, window, page, navigator, dispatch, items, commands, onActivate } = props;
  const { id, fill, minimised, program, location, title } = window;
  const element = useRef<HTMLDivElement>(null);
  const front = windows.front === id;
  const { raised, ...follow } = useRaised();
  useFocusInFront(element, front);
  useScrollPlaces(element, location);
  usePagePlace(!wide && front);
  const box = boxOf(window, windows.area);
  const whole = fill === 'whole';

  const maximise = () => commands.fill(whole ? 'free' : 'whole');
  const move = (press: PointerEvent<HTMLElement>) => {
    const { current } = element;
    if (!current || press.button !== 0 || fill !== 'free' || onControl(press)) return;
    const moved = ({ x, y }: Way) => reachable({ ...box, x: box.x + x, y: box.y + y }, windows.area);
    followPointer(
      press,
      (way) => Object.assign(current.style, inPixels(moved(way))),
      (way) => {
        if (way.x || way.y) dispatch({ do: 'place', id, box: moved(way) });
      },
    );
  };
  const size = (edge: Edge) => (press: PointerEvent<HTMLElement>) => {
    const { current } = element;
    if (!current || press.button !== 0) return;
    const styleOf = (way: Way) => inPixels(stretched(box, edge, way, windows.area));
    followPointer(
      press,
      (way) => Object.assign(current.style, styleOf(way)),
      (way) => {
        if (way.x || way.y) dispatch({ do: 'place', id, box: stretched(box, edge, way, windows.area) });
      },
    );
  };
  const titled = useCallback(
    (name: string, heading: HTMLElement | null) => {
      if (!heading?.closest('dialog')) dispatch({ do: 'title', id, title: name });
    },
    [dispatch, id],
  );
  const openAnew = (event: MouseEvent) => {
    const address = linkInNewWindow(event, props.programs);
    if (address === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    props.onOpenAnew(address);
  };
  const host = {
    front,
    titled,
    titleBar: {
      onPointerDown: move,
      onDoubleClick: (event: MouseEvent) => !onControl(event) && maximise(),
    },
    buttons: (
      <FrameButtons title={title} items={items} whole={whole} onMinimise={commands.minimise} onMaximise={maximise} />
    ),
  };
  // Drawn anew with each move otherwise.
  // oxlint-disable-next-line react/exhaustive-deps
  const content = useMemo(() => page.content, [program]);
  return (
    <div
      ref={element}
      className={wide ? styles.window : styles.page}
      data-window={id}
      data-front={front}
      data-fill={fill}
      inert={wide ? minimised : !front}
      style={wide ? { ...inPixels(box), zIndex: raised ? windows.stack.length : windows.stack.indexOf(id) } : undefined}
      {...follow}
      onPointerDownCapture={() => !front && onActivate()}
      onClickCapture={wide ? openAnew : undefined}
      onAuxClickCapture={wide ? openAnew : undefined}
    >
      <WindowHostContext value={wide ? host : { front, titled }}>
        <WindowRouter location={location} navigator={navigator}>
          {page.ofDesktop ? (
            <OwnWindow title={page.title} icon={page.icon} wide={wide} front={front}>
              {content}
            </OwnWindow>
          ) : (
            content
          )}
        </WindowRouter>
      </WindowHostContext>
      {wide &&
        fill === 'free' &&
        EDGES.map((edge) => (
          <div
            key={edge}
            role="presentation"
            data-edge={edge}
            className={styles.edge}
            onPointerDown={size(edge)}
            onMouseDown={keepFocus}
          />
        ))}
    </div>
  );
}

/** What is pressed takes the focus from what has it, unless told otherwise. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const inPixels = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});
