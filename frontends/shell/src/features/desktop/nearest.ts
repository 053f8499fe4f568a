/** The middle of something on the screen. */
export interface Place {
  x: number;
  y: number;
}

type Distance = (from: Place, to: Place) => number | undefined;

/** Steps aside weigh more than steps ahead, so that rows and columns are kept. */
const SIDEWAYS = 3;

const along =
  (ahead: (from: Place, to: Place) => number, aside: (from: Place, to: Place) => number): Distance =>
  (from, to) => {
    const forward = ahead(from, to);
    return forward > 0 ? forward + SIDEWAYS * Math.abs(aside(from, to)) : undefined;
  };

const dx = (from: Place, to: Place) => to.x - from.x;
const dy = (from: Place, to: Place) => to.y - from.y;

/** How far something lies in the direction of a key; undefined when it lies elsewhere. */
const DISTANCES: Readonly<Record<string, Distance>> = {
  ArrowDown: along(dy, dx),
  ArrowUp: along((from, to) => -dy(from, to), dx),
  ArrowRight: along(dx, dy),
  ArrowLeft: along((from, to) => -dx(from, to), dy),
};

/** Which of the places is next from `from` in the direction of an arrow key; undefined when there is none. */
export function nearest<P extends Place>(key: string, from: Place, places: readonly P[]): P | undefined {
  const distance = DISTANCES[key];
  if (!distance) return undefined;
  let [best, least]: [P | undefined, number] = [undefined, Infinity];
  for (const place of places) {
    const far = distance(from, place);
    if (far !== undefined && far < least) [best, least] = [place, far];
  }
  return best;
}
