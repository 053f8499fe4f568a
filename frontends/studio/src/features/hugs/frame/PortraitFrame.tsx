import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { detectionSize, findHead, type Pixels } from '@marcel/art/portraits/face';
import { useFilePreviewRef } from '@marcel/kit/programs';
import styles from './PortraitFrame.module.css';

/** A square of a picture. `x` and `y` are its center, as fractions of the picture; at zoom 1 it is as large as fits. */
export interface Frame {
  x: number;
  y: number;
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}

const ZOOM = { min: 1, max: 4, step: 0.1 } as const;
export const DEFAULT_FRAME: Frame = { x: 0.5, y: 0.4, zoom: 1.5 };

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

export function clampFrame({ x, y, zoom }: Frame, { width, height }: Size): Frame {
  const clampedZoom = clamp(zoom, ZOOM.min, ZOOM.max);
  const side = Math.min(width, height) / clampedZoom;
  const [across, down] = [side / width / 2, side / height / 2];
  return { x: clamp(x, across, 1 - across), y: clamp(y, down, 1 - down), zoom: clampedZoom };
}

/** Returns the frame's position in the picture's pixels. */
export function toPixelSquare(frame: Frame, picture: Size): { left: number; top: number; side: number } {
  const { x, y, zoom } = clampFrame(frame, picture);
  const side = Math.min(picture.width, picture.height) / zoom;
  return { left: x * picture.width - side / 2, top: y * picture.height - side / 2, side };
}

interface FrameHandlers {
  onMove: (across: number, down: number) => void;
  onZoom: (factor: number) => void;
}

interface Point {
  x: number;
  y: number;
}

const distance = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

function useFramePointers({ onMove, onZoom }: FrameHandlers) {
  const pointers = useRef(new Map<number, Point>());
  const activeType = useRef('');
  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { pointerId, pointerType, button, clientX: x, clientY: y, currentTarget } = event;
      const isOtherType = pointers.current.size > 0 && activeType.current !== pointerType;
      // A pen takes over from a palm; two fingers zoom, other pointers come one at a time.
      if (button !== 0 || (isOtherType && pointerType !== 'pen')) return;
      if (isOtherType) pointers.current.clear();
      activeType.current = pointerType;
      currentTarget.setPointerCapture(pointerId);
      pointers.current.set(pointerId, { x, y });
    },
    onPointerMove({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
      const before = pointers.current.get(pointerId);
      if (!before) return;
      const oldDistance = distance([...pointers.current.values()]);
      pointers.current.set(pointerId, { x, y });
      const edge = currentTarget.clientWidth || 1;
      if (oldDistance > 0) onZoom(distance([...pointers.current.values()]) / oldDistance);
      else onMove((x - before.x) / edge, (y - before.y) / edge);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
  };
}

const KEY_STEP = 0.05;

const KEY_MOVES: Readonly<Record<string, readonly [across: number, down: number, zoom: number]>> = {
  ArrowLeft: [-KEY_STEP, 0, 0],
  ArrowRight: [KEY_STEP, 0, 0],
  ArrowUp: [0, -KEY_STEP, 0],
  ArrowDown: [0, KEY_STEP, 0],
  '+': [0, 0, ZOOM.step],
  '-': [0, 0, -ZOOM.step],
};

export interface FramedPicture {
  picture: HTMLImageElement;
  frame: Frame;
}

interface PortraitFrameProps {
  file: File;
  onFrame: (framed: FramedPicture) => void;
}

export function PortraitFrame({ file, onFrame }: PortraitFrameProps) {
  const id = useId();
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [frame, setFrame] = useState(DEFAULT_FRAME);
  const [isPlaced, setPlaced] = useState(true);
  const load = useFilePreviewRef(file);
  const size: Size = { width: picture?.naturalWidth ?? 1, height: picture?.naturalHeight ?? 1 };
  const changeFrame = (nextFrame: Frame) => {
    if (!picture) return;
    const next = clampFrame(nextFrame, size);
    setFrame(next);
    setPlaced(true);
    onFrame({ picture, frame: next });
  };
  const move = (across: number, down: number) => {
    const side = Math.min(size.width, size.height) / frame.zoom;
    changeFrame({ ...frame, x: frame.x - (across * side) / size.width, y: frame.y - (down * side) / size.height });
  };
  const zoomTo = (zoom: number) => changeFrame({ ...frame, zoom });
  const pointers = useFramePointers({ onMove: move, onZoom: (factor) => zoomTo(frame.zoom * factor) });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEY_MOVES[event.key];
    if (!step) return;
    event.preventDefault();
    const [across, down, zoom] = step;
    if (zoom) zoomTo(frame.zoom + zoom);
    else move(-across, -down);
  };
  return (
    <div className={styles.frame} data-ready={picture !== null}>
      {/* Makes screen readers pass the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.window}
        role="application"
        aria-label="Photo frame"
        aria-describedby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...pointers}
      >
        <img
          ref={load}
          alt=""
          draggable={false}
          style={toFrameStyle(frame, size)}
          onLoad={({ currentTarget }) => {
            setPicture(currentTarget);
            const { frame: first, hasFace } = detectFrame(currentTarget);
            setFrame(first);
            setPlaced(hasFace);
            onFrame({ picture: currentTarget, frame: first });
          }}
        />
      </div>
      <label className={styles.zoom}>
        Zoom
        <input type="range" {...ZOOM} value={frame.zoom} onChange={({ target }) => zoomTo(target.valueAsNumber)} />
      </label>
      <p id={id} className={styles.hint} role="status">
        {!isPlaced && <strong>We found no face in this photo. </strong>}
        {isPlaced ? 'Drag your face into the oval' : 'Drag and zoom until the face fills the oval'}, or use the arrow
        keys, + and -.
      </p>
    </div>
  );
}

const percent = (fraction: number): string => `${(fraction * 100).toFixed(2)}%`;

function toFrameStyle({ x, y, zoom }: Frame, { width, height }: Size) {
  const side = Math.min(width, height) / zoom;
  return {
    width: percent(width / side),
    height: percent(height / side),
    left: percent(0.5 - (x * width) / side),
    top: percent(0.5 - (y * height) / side),
  };
}

function detectFrame(picture: HTMLImageElement) {
  const pixels = drawSmallCopy(picture);
  const head = pixels && findHead(pixels);
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const frame = clampFrame(head ? { x: head.x, y: head.y, zoom: 1 / head.edge } : DEFAULT_FRAME, size);
  return { frame, hasFace: head?.isFace === true };
}

function drawSmallCopy(picture: HTMLImageElement): Pixels | undefined {
  const { naturalWidth, naturalHeight } = picture;
  if (!naturalWidth || !naturalHeight) return undefined;
  const { width, height } = detectionSize(naturalWidth, naturalHeight);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  Object.assign(context, { fillStyle: '#fff', imageSmoothingQuality: 'high' });
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
