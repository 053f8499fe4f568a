import { importCounts } from './components/DemoDataImport';

it.each([
  [5, [], '5 mascots imported.'],
  [1, ['Tux exists'], '1 mascot imported, 1 error.'],
  [0, ['Tux exists', 'Astro exists'], '0 mascots imported, 2 errors.'],
])('tells of %i imported and %j', (imported, errors, text) => expect(importCounts({ imported, errors })).toBe(text));
