import { distance } from 'fastest-levenshtein';
import { Mascot, MASCOT_SUGGESTIONS, MascotSuggestions, ROUTES, SuggestMascotsQuery } from '@marcel/contracts';
import { plainText, searchWords } from '../../../platform/read-store/plain-text.js';
import { type Query as ViewQuery, type ReadStore, READ_STORE } from '../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../views.js';
import { Get, Inject } from '@nestjs/common';
import { CachedView } from '../../../platform/http/caching.js';
import { JsonResponse, QueryParameters, RestController } from '../../../platform/openapi/decorators.js';

const maxTypos = (length: number): number => (length < 4 ? 0 : Math.min(Math.ceil(length / 4), 3));

const MAX_TRIGRAMS = 12;

/** Returns the first, middle and last three letters of each word: a mistyped word shares one of these with the right word. */
export const searchTrigrams = (text: string): string[] =>
  [...new Set(searchWords(text).flatMap(wordTrigrams))].slice(0, MAX_TRIGRAMS);

function wordTrigrams(word: string): string[] {
  const letters = [...word];
  if (letters.length < 4) return [];
  const middle = Math.floor((letters.length - 3) / 2);
  return [0, middle, letters.length - 3].map((start) => letters.slice(start, start + 3).join(''));
}

const wordsIn = (text: string): string[] => plainText(text).match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];

/** Returns how similar a text is to a name, to a part of it, or to its words in any order: from 0 to 1. */
export function nameSimilarity(text: string, name: string): number {
  const [typed, words] = [wordsIn(text), wordsIn(name)];
  if (typed.length === 0) return 0;
  const whole = typed.join(' ');
  const parts = words.map((_, index) => words.slice(index).join(' '));
  const beginnings = parts.map((part) => part.slice(0, whole.length + 1));
  const byWord = typed.map((word) => Math.max(0, ...words.map((one) => wordSimilarity(word, one))));
  const average = byWord.includes(0) ? 0 : byWord.reduce((sum, near) => sum + near) / byWord.length;
  return Math.max(average, ...[...words, ...parts, ...beginnings].map((one) => wordSimilarity(whole, one)));
}

const sortLetters = (text: string): string => [...text].toSorted().join('');

function wordSimilarity(typed: string, name: string): number {
  // Swapped letters are one typo, but two edits.
  const typos = distance(typed, name) - (typed !== name && sortLetters(typed) === sortLetters(name) ? 1 : 0);
  return typos > maxTypos(typed.length) ? 0 : 1 - typos / Math.max(typed.length, name.length, 1);
}

const MAX_CANDIDATES = 50;

type Views = Pick<ReadStore, 'find'>;

async function suggestMascots(views: Views, text: string): Promise<MascotSuggestions> {
  if (text.length < MASCOT_SUGGESTIONS.fromLetters) return { suggestions: [], isNear: false };
  const [byName, bySearch] = await Promise.all([findByName(views, text), searchByLikes(views, text)]);
  const candidates = [...new Map([...byName, ...bySearch].map((mascot) => [mascot.id, mascot])).values()];
  const suggestions = candidates
    .filter((mascot) => rank(mascot, text) > 0)
    .toSorted((one, other) => rank(other, text) - rank(one, text));
  if (candidates.length > 0) return { suggestions: suggestions.slice(0, MASCOT_SUGGESTIONS.max), isNear: false };
  return { suggestions: await findSimilar(views, text), isNear: true };
}

const searchByLikes = (views: Views, search: string): Promise<Mascot[]> =>
  findByLikes(views, { search, limit: MAX_CANDIDATES });

const findByName = (views: Views, text: string): Promise<Mascot[]> =>
  findByLikes(views, { where: [{ field: 'name', oneOf: [text] }], limit: MASCOT_SUGGESTIONS.max });

async function findByLikes(views: Views, query: Pick<ViewQuery, 'where' | 'search' | 'limit'>): Promise<Mascot[]> {
  const sort = { field: 'likes', direction: 'desc' } as const;
  const { documents } = await views.find(DIRECTORY_VIEW, { ...query, sort });
  return documents.map((document) => Mascot.parse(document));
}

/** Ranks an exact name first, then names that begin with the text, that contain it, and brands; 0 if only the description matches. */
function rank({ name, brand }: Mascot, text: string): number {
  const searched = plainText(text);
  const plainName = plainText(name);
  const plainBrand = plainText(brand);
  if (plainName === searched) return 4;
  if (plainName.startsWith(searched)) return 3;
  if (plainName.includes(searched)) return 2;
  return searchWords(text).every((word) => plainName.includes(word) || plainBrand.includes(word)) ? 1 : 0;
}

async function findSimilar(views: Views, text: string): Promise<Mascot[]> {
  const results = await Promise.all(searchTrigrams(text).map((trigram) => searchByLikes(views, trigram)));
  const candidates = new Map(results.flat().map((mascot) => [mascot.id, mascot]));
  return [...candidates.values()]
    .map((mascot) => {
      const { name, brand } = mascot;
      return { mascot, near: Math.max(...[name, brand, `${name} ${brand}`].map((one) => nameSimilarity(text, one))) };
    })
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)
    .slice(0, MASCOT_SUGGESTIONS.max)
    .map(({ mascot }) => mascot);
}

@RestController('mascots')
export class SuggestionsController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.mascotSuggestions)
  @CachedView(DIRECTORY_VIEW)
  @JsonResponse(MascotSuggestions, 'MascotSuggestions')
  suggest(@QueryParameters() { search }: SuggestMascotsQuery): Promise<MascotSuggestions> {
    return suggestMascots(this.views, search.trim());
  }
}
