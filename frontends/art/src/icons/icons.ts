import { admin } from './admin.js';
import { display } from './display.js';
import { dog } from './dog.js';
import { draw } from './draw.js';
import { gallery } from './gallery.js';
import { hug } from './hug.js';
import { imageGenerator } from './image-generator.js';
import { mascotdex } from './mascotdex.js';
import { error, info, warning } from './messages.js';
import { mine } from './mine.js';
import { music } from './music.js';
import { newsletter } from './newsletter.js';
import { readme } from './readme.js';
import { timeMachine } from './time-machine.js';

/** The signs of programs and messages, each on a grid of `ICON_SIZE`. */
export const ICONS = {
  dog,
  hug,
  'image-generator': imageGenerator,
  gallery,
  draw,
  mascotdex,
  mine,
  'time-machine': timeMachine,
  display,
  readme,
  newsletter,
  admin,
  music,
  error,
  warning,
  info,
} as const;

export type PictorialIconName = keyof typeof ICONS;
