import { GENERATED_EDGE } from '@marcel/contracts';

/** Width and height of the picture that everything is placed on. */
export const EDGE = GENERATED_EDGE;

/** Where the ground meets the sky in most places. */
export const HORIZON = 640;
