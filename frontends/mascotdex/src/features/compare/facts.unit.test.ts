import { mascot } from '../../shared/testing/mascots';
import { type ComparedMascot, factsOf, highest } from './facts';

const mascots: ComparedMascot[] = [
  { marker: 'circle', mascot: mascot({ cuteness: 9, humor: 5, likes: 1200, industry: null, yearRetired: null }) },
  { marker: 'square', mascot: mascot({ cuteness: 3, humor: 5, likes: 4, industry: 'Retail', yearRetired: 2001 }) },
];
const fact = (label: string) => factsOf(mascots).find((row) => row.label === label)?.cells;

test('marks the highest value, and none where all are equal', () => {
  expect(fact('Cuteness')).toEqual([
    { text: '9/10', isMost: true },
    { text: '3/10', isMost: false },
  ]);
  expect(fact('Humor')?.some(({ isMost }) => isMost)).toBe(false);
  expect(fact('Likes')?.[0]).toEqual({ text: '1,200', isMost: true });
  expect(highest([7])).toBeUndefined();
});

test('an unknown value has no text', () => {
  expect(fact('Industry')?.map(({ text }) => text)).toEqual([null, 'Retail']);
});

test('who has not retired is still active; of who is inactive the year may not be known', () => {
  expect(fact('Year retired')?.map(({ text }) => text)).toEqual(['Still active', '2001']);
  const gone: ComparedMascot[] = [{ marker: 'circle', mascot: mascot({ status: 'inactive', yearRetired: null }) }];
  expect(factsOf(gone).find(({ label }) => label === 'Year retired')?.cells[0]?.text).toBeNull();
});
