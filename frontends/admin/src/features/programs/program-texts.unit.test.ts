import { alreadyDone } from './program-texts';

const latest = {
  frontend: 'studio',
  revision: 3,
  time: '2026-01-05T10:00:00.000Z',
  by: { kind: 'team' as const, id: 'studio' },
  release: '1.0.0-111111111111',
  reason: null,
  share: null,
  outcome: null,
  figures: null,
};

it('tells who was quicker, with what', () => {
  expect(alreadyDone({ ...latest, type: 'ReleaseRolledBack' })).toEqual({
    title: 'Already rolled back',
    body: '1.0.0-111111111111 by team studio. You see the present state.',
  });
  expect(alreadyDone({ ...latest, type: 'ReleaseRenamed' }).title).toBe('Already release renamed');
  expect(alreadyDone(undefined).title).toBe('Already changed');
});
