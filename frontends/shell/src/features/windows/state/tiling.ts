import { fitInto, type Box, type Point, type Size } from './box';

const TILES = ['left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export const TILINGS = ['free', 'maximized', ...TILES] as const;
export type WindowTiling = (typeof TILINGS)[number];

export function toBox({ box, tiling }: { box: Box; tiling: WindowTiling }, area: Size): Box {
  if (tiling === 'free') return fitInto(box, area);
  if (tiling === 'maximized') return { x: 0, y: 0, ...area };
  const [width, height] = [Math.floor(area.width / 2), Math.floor(area.height / 2)];
  const sides = tiling.endsWith('left') ? { x: 0, width } : { x: width, width: area.width - width };
  if (tiling.startsWith('top')) return { ...sides, y: 0, height };
  if (tiling.startsWith('bottom')) return { ...sides, y: height, height: area.height - height };
  return { ...sides, y: 0, height: area.height };
}

/** Width of the edges at which a dragged window snaps, in CSS pixels. */
const SNAP_EDGE_PX = 12;

/** Returns how a window dropped here snaps: to a half at a side, a quarter near a corner, or the whole area at the top. */
export function findSnapTiling({ x, y }: Point, { width, height }: Size): WindowTiling | undefined {
  const side = x < SNAP_EDGE_PX ? 'left' : x >= width - SNAP_EDGE_PX ? 'right' : undefined;
  if (!side) return y < SNAP_EDGE_PX ? 'maximized' : undefined;
  if (y < height / 4) return `top-${side}`;
  return y > (height * 3) / 4 ? `bottom-${side}` : side;
}
