/** A square of a picture. `x` and `y` are its center, as fractions of the picture; at zoom 1 it is as large as fits. */
export interface Frame {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const ZOOM = { min: 1, max: 4, step: 0.1 } as const;
export const FIRST_FRAME: Frame = { x: 0.5, y: 0.42, zoom: 1 };

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export function within({ x, y, zoom }: Frame, { width, height }: Size): Frame {
  const kept = between(zoom, ZOOM.min, ZOOM.max);
  const side = Math.min(width, height) / kept;
  const [across, down] = [side / width / 2, side / height / 2];
  return { x: between(x, across, 1 - across), y: between(y, down, 1 - down), zoom: kept };
}

/** Returns the frame's position in the picture's pixels. */
export function squareOf(frame: Frame, picture: Size): { left: number; top: number; side: number } {
  const { x, y, zoom } = within(frame, picture);
  const side = Math.min(picture.width, picture.height) / zoom;
  return { left: x * picture.width - side / 2, top: y * picture.height - side / 2, side };
}
