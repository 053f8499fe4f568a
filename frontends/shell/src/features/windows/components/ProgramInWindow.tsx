import { WindowHostContext } from '@marcel/kit/window-host';
import { useMemo, useRef, type Dispatch, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { Route, Routes, type Navigator } from 'react-router-dom';
import type { ProgramPage } from '../../../shared/programs';
import { followPointer } from '../follow-pointer';
import { EDGES, stretched, type Edge } from '../state/stretch';
import { boxOf, type DesktopWindow, type Windows, type WindowAction } from '../state/windows';
import { menuItems } from '../menu-items';
import { useArranging } from '../use-arranging';
import { useFocusInFront } from '../use-focus-in-front';
import { useScrollPlaces } from '../use-scroll-places';
import { ARRANGING } from '../window-texts';
import { FrameButtons } from './FrameButtons';
import styles from './ProgramInWindow.module.css';
import { WindowRouter } from './WindowRouter';

interface ProgramInWindowProps {
  wide: boolean;
  windows: Windows;
  window: DesktopWindow;
  page: ProgramPage;
  navigator: Navigator;
  dispatch: Dispatch<WindowAction>;
  onMinimise: () => void;
  onActivate: () => void;
  contentOf: (page: ProgramPage) => ReactNode;
}

const CONTROLS = 'button, a, input, select, textarea, dialog';
const onControl = ({ target }: { target: EventTarget }) => target instanceof Element && target.closest(CONTROLS);

export function ProgramInWindow(props: ProgramInWindowProps) {
  const { wide, windows, window, page, navigator, dispatch, onMinimise, onActivate, contentOf } = props;
  const { id, fill, minimised, program, location } = window;
  const element = useRef<HTMLDivElement>(null);
  const front = windows.front === id;
  useFocusInFront(element, front);
  useScrollPlaces(element, location);
  const box = boxOf(window, windows.area);
  const whole = fill === 'whole';

  const maximise = () => dispatch({ do: 'fill', id, fill: whole ? 'free' : 'whole' });
  const move = (press: PointerEvent<HTMLElement>) => {
    const { current } = element;
    if (!current || press.button !== 0 || fill !== 'free' || onControl(press)) return;
    followPointer(
      press,
      ({ x, y }) => (current.style.translate = `${x}px ${Math.max(-box.y, y)}px`),
      ({ x, y }) => {
        current.style.translate = '';
        if (x || y) dispatch({ do: 'place', id, box: { ...box, x: box.x + x, y: box.y + y } });
      },
    );
  };
  const size = (edge: Edge) => (press: PointerEvent<HTMLElement>) => {
    const { current } = element;
    if (!current || press.button !== 0) return;
    const styleOf = (way: { x: number; y: number }) => inPixels(stretched(box, edge, way, windows.area));
    followPointer(
      press,
      (way) => Object.assign(current.style, styleOf(way)),
      (way) => dispatch({ do: 'place', id, box: stretched(box, edge, way, windows.area) }),
    );
  };
  const [arranging, arrange] = useArranging({ id, box, area: windows.area, dispatch });
  const items = menuItems({ window, navigator, dispatch, arrange, onMinimise });
  const host = {
    front,
    titleBar: {
      onPointerDown: move,
      onDoubleClick: (event: MouseEvent) => !onControl(event) && maximise(),
    },
    buttons: (
      <FrameButtons title={page.title} items={items} whole={whole} onMinimise={onMinimise} onMaximise={maximise} />
    ),
  };
  const content = useMemo(
    () => (
      <Routes>
        <Route path={`${program}/*`} element={contentOf(page)} />
      </Routes>
    ),
    // Drawn anew with each move otherwise.
    // oxlint-disable-next-line react/exhaustive-deps
    [program],
  );
  return (
    <div
      ref={element}
      className={wide ? styles.window : styles.page}
      data-window={id}
      data-front={front}
      data-fill={fill}
      inert={wide ? minimised : !front}
      style={wide ? { ...inPixels(box), zIndex: windows.stack.indexOf(id) } : undefined}
      onPointerDownCapture={() => !front && onActivate()}
    >
      <WindowHostContext value={wide ? host : { front }}>
        <WindowRouter location={location} navigator={navigator}>
          {content}
        </WindowRouter>
      </WindowHostContext>
      <p role="status" className={styles.hint}>
        {arranging && ARRANGING[arranging]}
      </p>
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
