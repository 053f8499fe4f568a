/** A point or a distance, in CSS pixels unless a function says otherwise. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}
