import { GENERATED_EDGE } from '../picture-provider.js';

/** Width and height of the picture that everything is placed on. */
export const EDGE = GENERATED_EDGE;

/** Where the ground meets the sky in most places. */
export const HORIZON = 640;
