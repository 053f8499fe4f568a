import { WHITE } from '../palette.js';

const CLOUD = 'h24v-12h24v-12h72v12h36v12h24v12h12v12h-204v-12h12z';
const PLACES = ['150 190', '420 330', '1090 150', '1330 300'];

/** Clouds of a fine day, in blocks. */
export const clouds = (): string =>
  `<path fill="${WHITE}" opacity=".9" shape-rendering="crispEdges" d="${PLACES.map((at) => `M${at}${CLOUD}`).join('')}"/>`;
