import { beach } from './beach.js';
import { chewing, hugging, listening, searching, sitting, waving } from './seated.js';
import { painting } from './painting.js';
import { sleeping } from './sleeping.js';
import { space } from './space.js';

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
