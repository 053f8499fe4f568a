import { lostPrograms } from './lost-programs.js';

const release = (called: string, ...paths: string[]) => ({
  called,
  description: { exposes: { modules: [], programs: paths.map((path) => ({ path, title: 'Our Letters' })) } },
});

it('names each program that would be gone', () => {
  expect(lostPrograms(release('letters@2', '/archive'), release('letters@1', '/letters', '/archive'))).toEqual([
    'letters@2 has no program at /letters, where the live letters@1 has Our Letters.',
  ]);
});

it('lets programs come, and be called otherwise', () => {
  expect(lostPrograms(release('letters@2', '/letters', '/archive'), release('letters@1', '/letters'))).toEqual([]);
});
