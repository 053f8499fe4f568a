import { readingOf } from './reading.js';
import { sceneOf } from './scene.js';
import { randomOf } from '../random.js';
import { meantBy } from './typos.js';

test.each([
  ['three big red balloons', ['three big red balloons'], []],
  ['on the moon', ['moon'], []],
  ['golf on a green lawn, no purple sea', ['golf', 'green lawn'], []],
  ['a purple sea', ['sea'], ['purple']],
  ['a flying pig and a dancing cat', ['flying', 'pig', 'dancing', 'cat'], []],
  ["an 80's arcade with 50 cats", ["80's", 'arcade', '50 cats'], []],
  ['a 50s diner', ['50s', 'diner'], []],
  ['Marcel with a blue scarf', ['marcel', 'blue scarf'], []],
  ['Marcel in a big green hat', ['marcel', 'green hat'], ['big']],
  ['a giraffe with a blue scarf', ['giraffe', 'blue scarf'], []],
  ['a beautiful tiny house', ['tiny house'], []],
  ['a flock of birds', ['flock birds'], []],
  ['Marcel and his twin', ['marcel', 'twin'], []],
  ['a magician pulls a rabbit out of a hat', ['magician', 'rabbit', 'hat'], ['pulls']],
  ['2 Cats in a cozy library, oil painting', ['2 cats', 'cozy', 'library', 'oil painting'], []],
  ['quantum entanglement', [], ['quantum', 'entanglement']],
  ['an astronaut riding a horse', ['astronaut', 'riding', 'horse'], []],
  ['a red and a blue notion', [], ['notion', 'red', 'blue']],
])('%p: lists what is drawn and what is not', (prompt, understood, unknown) => {
  const reading = readingOf(prompt);
  expect(reading.understood).toEqual(understood);
  expect(reading.unknown.toSorted()).toEqual(unknown.toSorted());
});

test.each([
  ['🍕🐱', ['🍕', '🐱'], []],
  ['a 🐧 on the 🌙', ['🐧', '🌙'], []],
  ['three 🎈', ['three 🎈'], []],
  ['👩🏽‍🚀', ['👩🏽‍🚀'], []],
  ['☕️ and 🇩🇪 and 🈂️', ['☕️'], ['🇩🇪', '🈂️']],
])('emoji are read as words: %p', (prompt, understood, unknown) => {
  expect(readingOf(prompt)).toEqual({ understood, unknown, mended: [] });
});

test('emoji alone are seen in the picture', () => {
  const { things } = sceneOf('🍕🐱', randomOf(1));
  expect(things.map(({ drawn }) => drawn.name)).toEqual(['pizza', 'cat']);
});

test.each([
  ['a castle by the sea', ['castle', 'sea'], []],
  ['a room by the lake', ['lake'], ['room']],
])('of several places those are shown that can stand in the first: %p', (prompt, understood, unknown) => {
  expect(readingOf(prompt)).toMatchObject({ understood, unknown });
});

test('unambiguous typos are corrected in the picture and in its description', () => {
  expect(readingOf('a pengiun with a guitr')).toEqual({
    understood: ['penguin', 'guitar'],
    unknown: [],
    mended: [
      { typed: 'pengiun', meant: 'penguin' },
      { typed: 'guitr', meant: 'guitar' },
    ],
  });
  const { things } = sceneOf('a pengiun', randomOf(1));
  expect(things).toMatchObject([{ drawn: { name: 'penguin' } }]);
});

test.each([
  'hiding',
  'saying',
  'bearded',
  'beard',
  'bread',
  'trick',
  'timer',
  'plant',
  'nest',
  'cst',
  'zzzzzz',
  'constructor',
  'charlotte',
  'heidelberg',
])('%p is no slip of anything', (word) => expect(meantBy(word)).toBeUndefined());

test.each([
  ['dinasour', 'dinosaur'],
  ['restaraunt', 'restaurant'],
  ['saxaphone', 'saxophone'],
])('%p is a slip of %p, by two letters of many', (word, meant) => expect(meantBy(word)).toBe(meant));

test.each([
  ['elefant', 'elephant'],
  ['giraf', 'giraffe'],
  ['tigar', 'tiger'],
  ['dinasaur', 'dinosaur'],
  ['rino', 'rhino'],
  ['hipo', 'hippo'],
  ['krokodile', 'crocodile'],
  ['aligator', 'alligator'],
  ['unikorn', 'unicorn'],
])('%p is %p, written as it sounds', (word, meant) => expect(meantBy(word)).toBe(meant));

test('a letter that is drawn out is no other word', () =>
  expect(readingOf('an asronaut on the mooon')).toMatchObject({ understood: ['astronaut', 'moon'], unknown: [] }));

test('a word in the plural is put right in the plural', () =>
  expect(readingOf('five baloons')).toMatchObject({
    understood: ['five balloons'],
    mended: [{ typed: 'baloons', meant: 'balloons' }],
  }));

test('a negated thing is neither drawn nor reported as unknown', () => {
  expect(readingOf('no cats, a lion with a crown')).toEqual({ understood: ['lion', 'crown'], unknown: [], mended: [] });
});

test.each([
  ['a house without windows', ['house'], ['windows']],
  ['a forest without trees', ['forest'], ['trees']],
  ['a cat and no dog', ['cat'], ['dog']],
  ['a tree without presents', ['tree'], []],
])('what is denied and cannot be left out is said: %p', (prompt, understood, unknown) =>
  expect(readingOf(prompt)).toMatchObject({ understood, unknown }),
);

test.each([
  ['a campfire under the stars', ['campfire', 'stars']],
  ['Marcel sleeping in bed', ['marcel', 'sleeping', 'bed']],
  ['a cat by the window', ['cat', 'window']],
  ['a monkey with a banana on its head', ['monkey', 'banana', 'head']],
])('lists what the scene itself shows: %p', (prompt, understood) =>
  expect(readingOf(prompt)).toMatchObject({ understood, unknown: [] }),
);

test('a thing without room in the picture is not listed', () => {
  const { understood, unknown } = readingOf(
    'a cat, a bird, a duck, a bus, a train, a rose, a tulip, a violin, a drum, a car',
  );
  expect({ understood: understood.length, unknown }).toEqual({ understood: 8, unknown: ['drum', 'car'] });
});

test.each(['potatoes', 'women', 'mice', 'geese', 'heroes', 'buses', 'knives', 'wolves'])(
  '%p are more than one',
  (word) => expect(readingOf(`${word} in a park`).unknown).toEqual([]),
);

test('words that only join others are neither slips nor missed', () => {
  expect(readingOf('I would love what a cat could do')).toMatchObject({ unknown: [], mended: [] });
});
