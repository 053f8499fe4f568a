import { mascot } from '../../shared/testing/mascots';
import { type ComparedMascot, toFacts, findHighest } from './facts';

const mascots: ComparedMascot[] = [
  { marker: 'circle', mascot: mascot({ cuteness: 9, humor: 5, likes: 1200, industry: null, yearRetired: null }) },
  { marker: 'square', mascot: mascot({ cuteness: 3, humor: 5, likes: 4, industry: 'Retail', yearRetired: 2001 }) },
];
const fact = (label: string) => toFacts(mascots).find((row) => row.label === label)?.cells;

test('marks the highest value, and none when all are equal', () => {
  expect(fact('Cuteness')).toEqual([
    { text: '9/10', isHighest: true },
    { text: '3/10', isHighest: false },
  ]);
  expect(fact('Humor')?.some(({ isHighest }) => isHighest)).toBe(false);
  expect(fact('Likes')?.[0]).toEqual({ text: '1,200', isHighest: true });
  expect(findHighest([7])).toBeUndefined();
});

test('returns no text for an unknown value', () => {
  expect(fact('Industry')?.map(({ text }) => text)).toEqual([null, 'Retail']);
});

test('a mascot without a retirement year is still active, unless it is inactive', () => {
  expect(fact('Year retired')?.map(({ text }) => text)).toEqual(['Still active', '2001']);
  const inactive: ComparedMascot[] = [{ marker: 'circle', mascot: mascot({ status: 'inactive', yearRetired: null }) }];
  expect(toFacts(inactive).find(({ label }) => label === 'Year retired')?.cells[0]?.text).toBeNull();
});
