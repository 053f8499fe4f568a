import * as z from 'zod/mini';
import { mapFields, type Mascot } from '@marcel/contracts';
import { createHash } from 'node:crypto';
import type { CollectionDefinition, ReadStore } from '../../../../platform/read-store/read-store.js';
import { parseMascotId, MascotProfile, MASCOT_STREAMS } from '../../domain/mascot.events.js';
import { MASCOT_STATES_VIEW, ERASED_MASCOTS_VIEW, PAST_VIEW } from '../../views.js';

const UnhashedFields = z.omit(MascotProfile, {
  contributor: true,
  visualDesc: true,
  facts: true,
  historyOverview: true,
  sourceUrl: true,
});
type UnhashedFields = z.infer<typeof UnhashedFields>;

/** Hashes of texts and of the address of the picture; earlier texts are not kept. */
const TextHashes = z.object({
  visualDesc: z.nullable(z.string()),
  historyOverview: z.nullable(z.string()),
  sourceUrl: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  facts: z.array(z.string()),
});
type TextHashes = z.infer<typeof TextHashes>;

/** The fields that one event set; `foldStates` merges them. */
export const MascotState = z.object({
  mascotId: z.int(),
  /** Day of an edit; null for the publication. */
  changedOn: z.nullable(z.int()),
  time: z.string(),
  isShown: z.boolean(),
  values: z.partial(UnhashedFields),
  hashes: z.partial(TextHashes),
});
export type MascotState = z.infer<typeof MascotState>;

export const mascotStatesCollection: CollectionDefinition = {
  name: MASCOT_STATES_VIEW,
  id: 'number',
  fields: { mascotId: 'number', changedOn: 'number' },
  columns: ['mascotId', 'changedOn'],
};

const DAY_MS = 86_400_000;

/** Returns the days since 1970, in UTC. @param time in ISO 8601, or a day as 2026-05-01 */
export const toDay = (time: string): number => Math.floor(Date.parse(time) / DAY_MS);

/** Returns the last millisecond of a day, in ISO 8601. */
export const endOfDay = (day: number): string => new Date((day + 1) * DAY_MS - 1).toISOString();

export async function loadStates(
  views: Pick<ReadStore, 'find'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly MascotState[]>> {
  const where = [{ field: 'mascotId', oneOf: ids }];
  const { documents } = await views.find(MASCOT_STATES_VIEW, { where, sort: { field: 'id', direction: 'asc' } });
  const states = new Map<number, MascotState[]>(ids.map((id) => [id, []]));
  for (const document of documents) {
    const state = MascotState.parse(document);
    states.get(state.mascotId)?.push(state);
  }
  return states;
}

/** Returns the fields of a mascot at a time, also after its deletion; undefined before its publication. */
export function foldStates(states: readonly MascotState[], time: string) {
  const until = states.filter((state) => state.time <= time);
  const last = until.at(-1);
  if (last === undefined) return undefined;
  let values: Partial<UnhashedFields> = {};
  let hashes: Partial<TextHashes> = {};
  for (const state of until) {
    values = { ...values, ...state.values };
    hashes = { ...hashes, ...state.hashes };
  }
  return { values, hashes, isShown: last.isShown, updatedAt: last.time };
}

type Texts = Pick<Mascot, keyof TextHashes>;

const HASH_BYTES = 16;

const hashText = (text: string): string =>
  createHash('sha256').update(text).digest().subarray(0, HASH_BYTES).toString('base64url');

const hashOrNull = (text: string | null): string | null => (text === null ? null : hashText(text));

export const hashTexts = ({ facts, visualDesc, historyOverview, sourceUrl, imageUrl }: Partial<Texts>) => ({
  ...(visualDesc !== undefined && { visualDesc: hashOrNull(visualDesc) }),
  ...(historyOverview !== undefined && { historyOverview: hashOrNull(historyOverview) }),
  ...(sourceUrl !== undefined && { sourceUrl: hashOrNull(sourceUrl) }),
  ...(imageUrl !== undefined && { imageUrl: hashOrNull(imageUrl) }),
  ...(facts !== undefined && { facts: facts.map(hashText) }),
});

/** Returns the current texts whose hashes equal the earlier ones. */
export function keepUnchangedTexts(currentTexts: Texts, hashes: Partial<TextHashes>): Texts {
  const same = (name: Exclude<keyof TextHashes, 'facts'>): string | null => {
    const text = currentTexts[name];
    return text !== null && hashes[name] === hashText(text) ? text : null;
  };
  const texts = mapFields(['visualDesc', 'historyOverview', 'sourceUrl', 'imageUrl'], same);
  return { ...texts, facts: currentTexts.facts.filter((fact) => hashes.facts?.includes(hashText(fact))) };
}

type Names = Pick<Mascot, 'name' | 'brand'>;

export async function loadHistoricalNames(
  views: ReadStore,
  streams: readonly string[],
): Promise<(stream: string, time: string) => Names | undefined> {
  const ids = [...new Set(streams.map(findMascotId))].filter((id) => id !== undefined);
  if (ids.length === 0 || (await views.activeVersion(PAST_VIEW)) === undefined) return () => undefined;
  const states = await loadStates(views, ids);
  const { documents } = await views.find(ERASED_MASCOTS_VIEW, { where: [{ field: 'id', oneOf: ids }] });
  const erased = new Set(documents.map(({ id }) => id));
  return (stream, time) => {
    const id = findMascotId(stream);
    if (id === undefined || erased.has(id)) return undefined;
    const { name, brand } = foldStates(states.get(id) ?? [], new Date(time).toISOString())?.values ?? {};
    return name === undefined || brand === undefined ? undefined : { name, brand };
  };
}

function findMascotId(stream: string): number | undefined {
  const id = stream.startsWith(MASCOT_STREAMS) ? parseMascotId(stream) : Number.NaN;
  return Number.isInteger(id) ? id : undefined;
}
