import { autumnPark } from './autumn-park.js';
import { beach } from './beach.js';
import { candy } from './candy.js';
import { castle } from './castle.js';
import { city } from './city.js';
import { cyberspace } from './cyberspace.js';
import { desert } from './desert.js';
import { forest } from './forest.js';
import { garden } from './garden.js';
import { jungle } from './jungle.js';
import { lake } from './lake.js';
import { mars } from './mars.js';
import { meadow } from './meadow.js';
import { mountains } from './mountains.js';
import { outerSpace } from './outer-space.js';
import { party } from './party.js';
import { plain } from './plain.js';
import { pool } from './pool.js';
import { room } from './room.js';
import { underwater } from './underwater.js';

/** Everywhere that a picture can be set. */
export const PLACES = {
  plain,
  meadow,
  lake,
  garden,
  beach,
  city,
  outerSpace,
  mars,
  forest,
  jungle,
  mountains,
  underwater,
  pool,
  desert,
  room,
  party,
  castle,
  candy,
  cyberspace,
  autumnPark,
} as const;

export type PlaceName = keyof typeof PLACES;
