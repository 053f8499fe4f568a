import * as z from 'zod/mini';
import { unseen } from './sample-coverage.js';

const Shape = z.object({
  status: z.enum(['active', 'inactive']),
  notes: z.nullable(z.string()),
  picture: z.optional(z.object({ width: z.int() })),
  facts: z.array(z.enum(['old', 'new'])),
  origin: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('submission'), id: z.nullable(z.int()) }),
    z.object({ kind: z.literal('import') }),
  ]),
});

const bare = { status: 'active', notes: null, facts: [], origin: { kind: 'import' } };
const full = {
  status: 'inactive',
  notes: 'x',
  picture: { width: 1 },
  facts: ['old', 'new'],
  origin: { kind: 'submission', id: 1 },
};

describe('what no sample shows', () => {
  it.each([
    [[], ['data: any value']],
    [
      [bare],
      [
        'data.status: inactive',
        'data.notes: any value',
        'data.picture: any value',
        'data.facts[]: any value',
        'data.origin: any value',
      ],
    ],
    [
      [full],
      [
        'data.status: active',
        'data.notes: null',
        'data.picture: left out',
        'data.origin.id: null',
        'data.origin: any value',
      ],
    ],
    [[bare, full], ['data.origin.id: null']],
    [[bare, full, { ...full, origin: { kind: 'submission', id: null } }], []],
  ])('is named (%#)', (samples, missing) => expect(unseen(Shape, samples)).toEqual(missing));

  it('is not guessed for a kind of shape that no event has had yet', () =>
    expect(() => unseen(z.object({ when: z.date() }), [{ when: new Date(0) }])).toThrow('data.when'));
});
