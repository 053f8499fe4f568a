import { Mascot, MASCOT_SUGGESTIONS, type MascotSuggestions } from '@marcel/contracts';
import { foldText } from '../../../../platform/read-store/fold-text.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { nearness, piecesOf } from './nearness.js';

/** Most mascots that one question brings in. */
const MOST_CANDIDATES = 50;

type Views = Pick<ReadStore, 'find'>;

/** What has the text in its name or brand, most liked first; where nothing has, what is called nearly so. */
export async function suggestMascots(views: Views, text: string): Promise<MascotSuggestions> {
  if (text.length < MASCOT_SUGGESTIONS.fromLetters) return { suggestions: [], isNear: false };
  const found = await mostLiked(views, text);
  const suggestions = found
    .filter((mascot) => rankOf(mascot, text) > 0)
    .toSorted((one, other) => rankOf(other, text) - rankOf(one, text));
  if (found.length > 0) return { suggestions: suggestions.slice(0, MASCOT_SUGGESTIONS.most), isNear: false };
  return { suggestions: await nearest(views, text), isNear: true };
}

async function mostLiked(views: Views, search: string): Promise<Mascot[]> {
  const sort = { field: 'likes', direction: 'desc' } as const;
  const { documents } = await views.find(DIRECTORY_VIEW, { search, sort, limit: MOST_CANDIDATES });
  return documents.map((document) => Mascot.parse(document));
}

/** A name that begins with it comes before one that has it, and that before a brand; 0: only the description has it. */
function rankOf({ name, brand }: Mascot, text: string): number {
  const searched = foldText(text);
  if (foldText(name).startsWith(searched)) return 3;
  if (foldText(name).includes(searched)) return 2;
  return foldText(brand).includes(searched) ? 1 : 0;
}

/** Whoever mistypes a name gets most of it right: the candidates have a piece of the text, and the nearest of them are meant. */
async function nearest(views: Views, text: string): Promise<Mascot[]> {
  const found = await Promise.all(piecesOf(text).map((piece) => mostLiked(views, piece)));
  const candidates = new Map(found.flat().map((mascot) => [mascot.id, mascot]));
  return [...candidates.values()]
    .map((mascot) => ({ mascot, near: Math.max(nearness(text, mascot.name), nearness(text, mascot.brand)) }))
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)
    .slice(0, MASCOT_SUGGESTIONS.most)
    .map(({ mascot }) => mascot);
}
