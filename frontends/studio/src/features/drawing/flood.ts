/** Channels may differ by so much and still be one area: lines have soft edges. */
const LIKE = 48;

/** Pixels as canvases give them: four bytes each, row by row. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Spreads a colour from a place over all that has the colour of that place and hangs together with it. */
export function flood(
  { data, width, height }: Pixels,
  x: number,
  y: number,
  colour: readonly [number, number, number],
): void {
  const start = (y * width + x) * 4;
  const ground = [0, 1, 2].map((channel) => data[start + channel] ?? 0);
  const isGround = (place: number): boolean =>
    ground.every((value, channel) => Math.abs((data[place * 4 + channel] ?? 0) - value) <= LIKE);
  const seen = new Uint8Array(width * height);
  const waiting = [y * width + x];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (seen[place] || !isGround(place)) continue;
    seen[place] = 1;
    const column = place % width;
    if (column > 0) waiting.push(place - 1);
    if (column < width - 1) waiting.push(place + 1);
    if (place >= width) waiting.push(place - width);
    if (place < width * (height - 1)) waiting.push(place + width);
  }
  // Only now, so that the new colour is not taken for the old one.
  seen.forEach((isIn, place) => {
    if (isIn) data.set([...colour, 255], place * 4);
  });
}
