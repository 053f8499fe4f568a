import { complaintsAbout, merged, readersWithCheckpoints, type CommittedReaders } from './committed-readers.js';

const committed: CommittedReaders = {
  projections: { lamps: { version: 2, streamPrefixes: ['lamp-', 'switch-'] } },
  automations: { electrician: { streamPrefixes: ['lamp-'] } },
};
const lamps = (version: number, ...streamPrefixes: string[]): CommittedReaders => ({
  ...committed,
  projections: { lamps: { version, streamPrefixes } },
});

describe('who keeps a checkpoint', () => {
  it.each([
    ['as it was', committed],
    ['in another order', lamps(2, 'switch-', 'lamp-')],
    ['with more streams and a later version', lamps(3, 'lamp-', 'switch-', 'fuse-')],
    ['with a new name', { projections: {}, automations: { plumber: { streamPrefixes: ['pipe-'] } } }],
  ])('may be there %s', (_, readers) => expect(complaintsAbout(committed, readers)).toEqual([]));

  it.each([
    ['more streams', lamps(2, 'lamp-', 'switch-', 'fuse-')],
    ['fewer', lamps(2, 'lamp-')],
    ['others', lamps(2, 'lamp-', 'fuse-')],
  ])('cannot have %s under the same version', (_, readers) =>
    expect(complaintsAbout(committed, readers)).toEqual([
      'Projection lamps reads other streams than its version 2 did: raise its version',
    ]),
  );

  it('cannot go back', () =>
    expect(complaintsAbout(committed, lamps(1, 'lamp-'))).toEqual(['Projection lamps goes back from version 2 to 1']));

  it('cannot react to other streams under the same name', () => {
    const readers = { ...committed, automations: { electrician: { streamPrefixes: ['lamp-', 'fuse-'] } } };
    expect(complaintsAbout(committed, readers)).toEqual([
      'Automation electrician reads other streams than it did: give it another name, under which it looks at all of them',
    ]);
  });

  it('stays on record when it is gone from the code', () => {
    const none = { projections: {}, automations: {} };
    expect(merged(committed, none)).toEqual(committed);
    expect(merged(committed, lamps(3, 'lamp-')).projections.lamps).toEqual({ version: 3, streamPrefixes: ['lamp-'] });
  });

  it('is found in what the code declares', () => {
    const readers = [
      { kind: 'automation', name: 'electrician', streamPrefixes: ['lamp-'] },
      { kind: 'worker', name: 'notary' },
    ] as const;
    const projections = [{ name: 'lamps', version: 2, streamPrefixes: ['switch-', 'lamp-'] }];
    expect(readersWithCheckpoints(projections, readers)).toEqual(committed);
  });
});
