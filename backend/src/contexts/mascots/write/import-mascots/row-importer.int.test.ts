import { context, WriteSide } from '../../../../test-support/testing/write-side.js';
import { mascotPublishedData } from '../../domain/fixtures/mascot-published.js';
import { mascots } from '../../domain/mascot.decider.js';
import { NameRegistry, SlugRegistry } from '../uniqueness.js';
import { RowImporter } from './row-importer.js';

const { profile } = mascotPublishedData;

describe('importing a row', () => {
  let side: WriteSide;
  let rows: RowImporter;
  const importAs = async (id: number) => (await rows.import(profile, async () => null, id, context))?.mascot.mascotId;

  beforeEach(async () => {
    side = await WriteSide.open(RowImporter, NameRegistry, SlugRegistry);
    rows = side.get(RowImporter);
  });
  afterEach(() => side.close());

  it('appends three events and reads nothing when its name is new', async () => {
    const [append, read] = [jest.spyOn(side.store, 'append'), jest.spyOn(side.store, 'readStream')];
    expect(await importAs(1)).toBe(1);
    expect([append.mock.calls.length, read.mock.calls.length]).toEqual([3, 0]);
  });

  it('imports it once, also when its mascot was deleted and another mascot has its name', async () => {
    expect([await importAs(1), await importAs(1), await importAs(2)]).toEqual([1, 1, undefined]);
    await side.given(mascots.at(1), { type: 'MascotDeleted', data: { name: profile.name } });
    expect([await importAs(1), await importAs(3), await importAs(1)]).toEqual([1, 3, 1]);
    const published = await Promise.all([1, 2, 3].map((id) => side.recorded(mascots.at(id))));
    expect(published.map(({ length }) => length)).toEqual([1, 0, 1]);
  });

  it('publishes the mascot of an unfinished claim, which only the claiming import counts', async () => {
    await side.get(NameRegistry).claimName(profile, 1, context);
    expect(await importAs(2)).toBeUndefined();
    expect(await side.recorded(mascots.at(1))).toHaveLength(1);
    expect(await importAs(1)).toBe(1);
  });

  it('reserves consecutive ids, and the same ones for a repeated request', async () => {
    const repeatable = { ...context, idempotencySeed: 'rows-1' };
    expect(await rows.reserveIds(25, repeatable)).toBe(1);
    expect(await rows.reserveIds(3, context)).toBe(26);
    expect(await rows.reserveIds(25, repeatable)).toBe(1);
    expect(await rows.reserveIds(1, context)).toBe(29);
  });
});
