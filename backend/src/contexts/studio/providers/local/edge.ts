import { GENERATED_EDGE } from '../picture-provider.js';

export const EDGE = GENERATED_EDGE;

export const HORIZON = 640;
