import { LIKENESS_FIELDS, minHashKeys, jaccardSimilarity, wordSet } from './text-likeness.js';

const SPAM = 'Buy cheap watches now at https://watches.example/offer?id=17 and save 70 % today only';
const shareKeys = (one: string, other: string) => {
  const [first, second] = [minHashKeys(one), minHashKeys(other)];
  return LIKENESS_FIELDS.some((field) => first[field] !== null && first[field] === second[field]);
};

describe('similar texts', () => {
  it.each([
    'BUY CHEAP WATCHES NOW!!! at https://watches.example/x and save 90 % today only',
    'Buy chéap watches now at www.watches.example/99/abc and save 12 % today only :-)',
    'Hello! Buy cheap watches now at https://watches.example and save today only',
  ])('share a key: %s', (copy) => {
    expect(shareKeys(SPAM, copy)).toBe(true);
    expect(jaccardSimilarity(wordSet(SPAM), wordSet(copy))).toBeGreaterThan(0.7);
  });

  it.each(['What a lovely penguin', 'I had one of these as a child and loved it', 'watches', ''])(
    'share no key: %s',
    (other) => expect(jaccardSimilarity(wordSet(SPAM), wordSet(other))).toBeLessThan(0.2),
  );

  it('are found in scripts without spaces', () => {
    expect(shareKeys('今すぐ安い時計を買おう', '今すぐ安い時計を買おう！！ 123')).toBe(true);
    expect(jaccardSimilarity(wordSet('今すぐ安い時計を買おう'), wordSet('かわいいペンギンですね'))).toBeLessThan(0.1);
  });

  it('have no keys when they are empty', () => {
    const none = { likeness0: null, likeness1: null, likeness2: null };
    for (const text of [null, '', '123 !!! 😀']) expect(minHashKeys(text)).toEqual(none);
  });
});
