import { fillPath, MASCOT_SUGGESTIONS, MascotFacets, MascotSuggestions, ROUTES } from '@marcel/contracts';
import { pause } from '../../../test-support/pause.js';
import { rest } from '../../../test-support/shared-product/shared-product.js';
import { formOf } from '../../../test-support/rest-client.js';

describe('the counts of the filters', () => {
  beforeAll(async () => {
    for (const [name, type, style, cuteness] of [
      ['Tux', 'Animal', 'Cartoon', '9'],
      ['Rex', 'animal', 'Modern', '3'],
      ['Bot', 'Robot', 'Modern', '5'],
      ['Nix', 'Mythical Creature', 'Cartoon', '7'],
    ] as const)
      await rest.publish({ name, type, style, cuteness, industry: 'Technology', brand: 'Countworks' });
    await rest.publish({ name: 'Plain', brand: 'Countworks' });
  });

  const facets = async (query: Record<string, string> = {}) => {
    const parameters = new URLSearchParams({ search: 'Countworks', ...query });
    const { status, body } = await rest.get(`${ROUTES.mascotFacets}?${parameters}`);
    expect(status).toBe(200);
    const counts = (facet: MascotFacets['type']) => Object.fromEntries(facet.map(({ value, count }) => [value, count]));
    const found = MascotFacets.parse(body);
    return {
      industry: counts(found.industry),
      type: counts(found.type),
      style: counts(found.style),
      status: counts(found.status),
    };
  };

  it('ignore case and include synonyms', async () => {
    expect(await facets()).toEqual({
      industry: { technology: 4 },
      type: { animal: 2, robot: 1, fantasy: 1, 'mythical creature': 1 },
      style: { cartoon: 2, modern: 2 },
      status: { active: 5 },
    });
  });

  it('apply every other filter, but not their own', async () => {
    expect(await facets({ style: 'Modern', minCuteness: '4' })).toMatchObject({
      type: { robot: 1 },
      style: { cartoon: 2, modern: 1 },
    });
  });
});

describe('suggestions for a search', () => {
  beforeAll(async () => {
    await rest.publish({ name: 'Emperor', brand: 'Zorblin Books' });
    await rest.publish({ name: 'Zorbu the Zorblin', brand: 'Trickfilm' });
    await rest.publish({ name: 'Zorblin', brand: 'Biscuits' });
    await rest.publish({ name: 'Quixo', brand: 'Vexlum', visualDesc: 'A blissful zorblin' });
  });

  const suggest = async (search: string) => {
    const { status, body } = await rest.get(`${ROUTES.mascotSuggestions}?${new URLSearchParams({ search })}`);
    expect(status).toBe(200);
    const { suggestions, isNear } = MascotSuggestions.parse(body);
    return { names: suggestions.map(({ name }) => name), isNear };
  };

  it('start with names that begin with the text, then names and brands that contain it, but no descriptions', async () =>
    expect(await suggest('zorbl')).toEqual({ names: ['Zorblin', 'Zorbu the Zorblin', 'Emperor'], isNear: false }));

  it('include similar names when none matches', async () => {
    expect(await suggest('zorbiln')).toMatchObject({ names: expect.arrayContaining(['Zorblin']), isNear: true });
    expect(await suggest('vexlmu')).toEqual({ names: ['Quixo'], isNear: true });
    expect(await suggest('kwyjib')).toEqual({ names: [], isNear: true });
  });

  it('have similar words in any order, and the list finds all words in any field', async () => {
    await rest.publish({ name: 'Vorny the Vigert', brand: 'Kwellogg’s', visualDesc: 'Loves half‑width ﾄﾞﾓ' });
    expect(await suggest('vorny viggert')).toEqual({ names: ['Vorny the Vigert'], isNear: true });
    for (const search of ['vigert vorny', "kwellogg's vorny", 'ドモ vigert half-width'])
      expect(await rest.mascots(`?${new URLSearchParams({ search })}`)).toMatchObject([{ name: 'Vorny the Vigert' }]);
  });

  it('are empty when only descriptions match', async () =>
    expect(await suggest('blissful')).toEqual({ names: [], isNear: false }));

  it('are at most a few: an exact name first, then the most liked', async () => {
    const liked = await rest.publish({ name: 'Lynx 99', brand: 'Lynxes' });
    await rest.call('POST', fillPath(ROUTES.mascotLike, { id: liked.id }));
    const others = Array.from({ length: 51 }, (_, row) => ({
      row: row + 1,
      values: { name: `Lynx ${row}`, brand: 'Lynxes' },
    }));
    const form = formOf({ fileName: 'lynxes.csv', rows: JSON.stringify(others) });
    await rest.call('POST', ROUTES.mascotImports, { admin: true, form });
    while ((await rest.mascots('?search=lynxes&limit=100')).length <= others.length) await pause();
    const { names } = await suggest('lynx');
    expect([names.length, names[0]]).toEqual([MASCOT_SUGGESTIONS.max, 'Lynx 99']);
    await rest.publish({ name: 'Lynx', brand: 'Lynxes' });
    expect((await suggest('lynx')).names.slice(0, 2)).toEqual(['Lynx', 'Lynx 99']);
  });

  it('require two letters, and at most the length of a name', async () => {
    for (const search of ['', ' z ', 'z']) expect((await suggest(search)).names).toEqual([]);
    expect((await rest.get(ROUTES.mascotSuggestions)).status).toBe(200);
    expect((await rest.get(`${ROUTES.mascotSuggestions}?search=${'x'.repeat(101)}`)).status).toBe(400);
    expect((await suggest('% _')).names).toEqual([]);
  });
});
