/** How far in from its edges something is looked for, as a share of its size. */
const PLACES = [0.1, 0.5, 0.9];

/** Whether something cannot be seen anywhere for what lies over it. */
export function isCovered(element: Element, cover: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const points = PLACES.flatMap((x) => PLACES.map((y) => ({ x: left + width * x, y: top + height * y })));
  return points.every(({ x, y }) => cover.contains(document.elementFromPoint(x, y)));
}
