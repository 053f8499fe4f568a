import { restingArm } from '@marcel/art/marcel/arm';
import { head, type Face } from '@marcel/art/marcel/head';
import { seated } from '@marcel/art/poses/pose';
import { place } from '@marcel/art/svg';
import { CLOTHES, type ClothesName } from '../dress/clothes.js';
import { GLASSES, type GlassesName } from '../dress/glasses.js';
import { HATS, type HatName } from '../dress/hats.js';

export interface Outfit {
  readonly hat?: HatName;
  readonly glasses?: GlassesName;
  readonly clothes?: ClothesName;
  readonly colours?: Readonly<Partial<Record<'hat' | 'glasses' | 'clothes', string>>>;
}

function dyed(drawn: string, colour: string | undefined): string {
  const own = /fill="#\w+"/.exec(drawn)?.[0];
  return colour === undefined || own === undefined ? drawn : drawn.replaceAll(own, `fill="${colour}"`);
}

export const dressedHead = (face: Face, { hat, glasses, colours = {} }: Outfit): string =>
  head(face) +
  (glasses === undefined ? '' : dyed(GLASSES[glasses](), colours.glasses)) +
  (hat === undefined ? '' : dyed(HATS[hat](), colours.hat));

export const behindBody = ({ clothes, colours }: Outfit): string =>
  clothes === undefined ? '' : dyed(CLOTHES[clothes].behind(), colours?.clothes);

export const aroundNeck = ({ clothes, colours }: Outfit): string =>
  clothes === undefined ? '' : dyed(CLOTHES[clothes].front(), colours?.clothes);

export const seatedMarcel = (face: Face, outfit: Outfit): string =>
  place(behindBody(outfit), { x: 120, y: 128 }) +
  seated() +
  place(aroundNeck(outfit), { x: 120, y: 130 }) +
  restingArm('left') +
  restingArm('right') +
  place(dressedHead(face, outfit), { x: 120, y: 84 });
