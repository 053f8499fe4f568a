import { textDifference } from './Versions';

const markDifferences = (segments: ReturnType<typeof textDifference>['before']) =>
  segments.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');

const difference = (before: string, after: string) => {
  const segments = textDifference(before, after);
  return [markDifferences(segments.before), markDifferences(segments.after)];
};

describe('the difference of two texts', () => {
  it('marks the words that are in one text only', () => {
    expect(difference('A blue dog with a hat', 'A red dog with a hat')).toEqual([
      'A [blue] dog with a hat',
      'A [red] dog with a hat',
    ]);
  });

  it('marks nothing in equal texts, and everything without a second text', () => {
    expect(difference('Tux', 'Tux')).toEqual(['Tux', 'Tux']);
    expect(difference('', 'Tux')).toEqual(['', '[Tux]']);
  });

  it('finds words in scripts without spaces', () => {
    expect(difference('これは犬です', 'これは猫です')).toEqual(['これは[犬]です', 'これは[猫]です']);
  });
});
