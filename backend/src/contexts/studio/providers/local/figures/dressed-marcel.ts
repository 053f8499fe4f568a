import { restingArm } from '@marcel/art/marcel/arm';
import { head, type Face } from '@marcel/art/marcel/head';
import { seated } from '@marcel/art/poses/pose';
import { place } from '@marcel/art/svg';
import { CLOTHES, type ClothesName } from '../dress/clothes.js';
import { GLASSES, type GlassesName } from '../dress/glasses.js';
import { HATS, type HatName } from '../dress/hats.js';

/** What Marcel wears. */
export interface Outfit {
  readonly hat?: HatName;
  readonly glasses?: GlassesName;
  readonly clothes?: ClothesName;
}

/** Marcel's head with everything on it. */
export const dressedHead = (face: Face, { hat, glasses }: Outfit): string =>
  head(face) + (glasses === undefined ? '' : GLASSES[glasses]()) + (hat === undefined ? '' : HATS[hat]());

export const behindBody = ({ clothes }: Outfit): string => (clothes === undefined ? '' : CLOTHES[clothes].behind());

export const aroundNeck = ({ clothes }: Outfit): string => (clothes === undefined ? '' : CLOTHES[clothes].front());

/** Marcel on his seat, on the grid of his poses. */
export const seatedMarcel = (face: Face, outfit: Outfit): string =>
  place(behindBody(outfit), { x: 120, y: 128 }) +
  seated() +
  place(aroundNeck(outfit), { x: 120, y: 130 }) +
  restingArm('left') +
  restingArm('right') +
  place(dressedHead(face, outfit), { x: 120, y: 84 });
