import { beach } from './beach.js';
import { chewing } from './chewing.js';
import { hugging } from './hugging.js';
import { listening } from './listening.js';
import { painting } from './painting.js';
import { searching } from './searching.js';
import { sitting } from './sitting.js';
import { sleeping } from './sleeping.js';
import { space } from './space.js';
import { waving } from './waving.js';

export const POSES = {
  sitting,
  waving,
  hugging,
  painting,
  listening,
  sleeping,
  beach,
  space,
  searching,
  chewing,
} as const;

export type PoseName = keyof typeof POSES;
