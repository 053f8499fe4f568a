import { ReleaseDescription } from '@marcel/contracts';
import type { Compared } from './compared.js';
import { compare } from './misfits.js';

const described = (called: string, told: object): Compared => ({
  called,
  description: ReleaseDescription.parse({ name: 'x', version: '1.0.0', ...told }),
});
const remote = (needs: object) => described('mascotdex@1.2.0', { needs });
const shell = (provides: object) => described('the live shell 1.0.0', { provides });
const misfits = (needs: object, provides: object = {}, served: Record<string, Record<string, string>> = {}) =>
  compare({ shells: [shell(provides)], remotes: [remote(needs)] }, new Map(Object.entries(served))).misfits;

describe('the interface of the shell', () => {
  it.each([
    ['^1.0.0', '1.4.0', []],
    [
      '^1.5.0',
      '1.4.0',
      [
        'mascotdex@1.2.0 needs the interface ^1.5.0 of the shell, which the live shell 1.0.0 does not have: it has 1.4.0.',
      ],
    ],
    ['^1.0.0', '2.0.0', [expect.stringContaining('it has 2.0.0')]],
    ['no range', '1.0.0', [expect.stringContaining('no range')]],
    [undefined, '1.0.0', []],
    ['^1.0.0', undefined, []],
  ])('%s beside %s', (needed, has, expected) => {
    expect(misfits({ shell: needed }, { shell: has })).toEqual(expected);
  });
});

describe('exports of the kit', () => {
  const needs = { kit: '^1.2.0', kitExports: ['Button', 'GridPager'] };

  it('that are missing are named', () => {
    expect(misfits(needs, { kit: '1.1.0', kitExports: ['Button'] })).toEqual([
      'mascotdex@1.2.0 needs the export `GridPager` of the kit, which the live shell 1.0.0 does not have.',
    ]);
  });

  it('do not matter beside another major: a remote uses the copy that it brings', () => {
    for (const kit of ['2.0.0', '0.9.0']) expect(misfits(needs, { kit, kitExports: [] })).toEqual([]);
  });

  it('count where no version tells', () => {
    expect(misfits({ kitExports: ['Button'] }, { kitExports: [] })).toHaveLength(1);
  });

  it('are not missed in a shell that tells nothing', () => {
    expect(compare({ shells: [described('shell', {})], remotes: [remote(needs)] }, new Map()).misfits).toEqual([]);
  });
});

describe('props of the kit', () => {
  const use = { given: ['kind'], always: [], attributes: false, unknown: false };
  const takes = { required: [], optional: ['kind'], attributes: false };
  const beside = (changedUse: object, changedProps: object) =>
    misfits(
      { kitExports: ['Button'], kitProps: { Button: { ...use, ...changedUse } } },
      { kitExports: ['Button'], kitProps: { Button: { ...takes, ...changedProps } } },
    );

  it.each([
    [{}, {}, []],
    [{}, { optional: [] }, ["the prop `kind` of the kit's `Button`, which the live shell 1.0.0 does not have."]],
    [
      {},
      { optional: [], required: ['kind'] },
      ["the kit's `Button` without the prop `kind`, which the live shell 1.0.0 requires."],
    ],
    [{ always: ['kind'] }, { optional: [], required: ['kind'] }, []],
    [{ unknown: true }, { optional: [], required: ['kind'] }, []],
    [{ attributes: true }, { attributes: true }, []],
    [
      { attributes: true },
      {},
      ["attributes of HTML on the kit's `Button`, which the live shell 1.0.0 does not pass on."],
    ],
  ])('%j beside %j', (changedUse, changedProps, expected) => {
    expect(beside(changedUse, changedProps)).toEqual(expected.map((text) => `mascotdex@1.2.0 needs ${text}`));
  });

  it('that the sources do not name are told', () => {
    const needs = { kitProps: { Button: { ...use, unknown: true } } };
    expect(compare({ shells: [], remotes: [remote(needs)] }, new Map()).unknown).toEqual([
      'mascotdex@1.2.0 gives `Button` of the kit props that its sources do not name',
    ]);
  });
});

describe('the API', () => {
  const read = {
    '': 'object',
    '.items': 'array',
    '.items[]': 'object',
    '.items[].a': 'number',
    '.next': 'string|undefined',
  };
  const answered = {
    '': 'object',
    '.items': 'array',
    '.items[]': 'object',
    '.items[].a': 'integer',
    '.more': 'string',
  };
  const reads = (served: Record<string, string>) =>
    misfits({ operations: ['x.list'], answers: { 'x.list': read } }, {}, { 'x.list': served });
  const without = (path: string) =>
    Object.fromEntries(Object.entries(answered).filter(([name]) => !name.startsWith(path)));

  it('has to have every operation', () => {
    expect(misfits({ operations: ['x.list'] })).toEqual([
      'mascotdex@1.2.0 needs the operation `x.list` of the API, which it does not have.',
    ]);
  });

  it.each([
    ['more than is read', answered, []],
    ['a field less', without('.items[].a'), ['`items[].a`, which may be missing,']],
    ['a list less', without('.items'), ['`items`, which may be missing,']],
    ['another kind', { ...answered, '.items[].a': 'string' }, ['`items[].a`, which may be string,']],
    ['null, too', { ...answered, '.items[].a': 'integer|null' }, ['`items[].a`, which may be null,']],
    ['anything', { ...answered, '.items[].a': 'unknown' }, ['`items[].a`, which may be anything,']],
    ['another answer', { '': 'array', '[]': 'string' }, ['an answer, which may be array,']],
    ['what may be missing', { ...answered, '.next': 'string|undefined' }, []],
  ])('may answer %s', (_, served, expected) => {
    expect(reads(served)).toEqual(expected.map((lost) => `mascotdex@1.2.0 reads ${lost} from \`x.list\` of the API.`));
  });

  it('may answer one of two forms only', () => {
    const either = { '': 'array|object', '[]': 'string', '.a': 'string' };
    const needs = { answers: { 'x.list': either } };
    expect(misfits(needs, {}, { 'x.list': { '': 'object', '.a': 'string' } })).toEqual([]);
  });
});
