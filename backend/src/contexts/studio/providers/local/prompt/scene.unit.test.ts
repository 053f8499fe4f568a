import { randomOf } from '../random.js';
import { sceneOf } from './scene.js';
import { firstMention, wordsOf } from '../language/words.js';

const scene = (prompt: string, seed = 1) => sceneOf(prompt, randomOf(seed));

test.each([
  ['a day at the beach', 'beach'],
  ['Marcel on the MOON', 'outerSpace'],
  ['skyscrapers downtown', 'city'],
  ['lost in the woods', 'forest'],
  ['hiking in the alps', 'mountains'],
  ['diving with fishes', 'underwater'],
  ['a cowboy at high noon', 'desert'],
  ['reading in the library', 'room'],
  ['a birthday', 'party'],
  ['the princess of the kingdom', 'castle'],
  ['made of chocolate', 'candy'],
  ['inside a video game', 'cyberspace'],
  ['golden leaves in october', 'autumnPark'],
  ['among the tulips', 'garden'],
  ['running over green fields', 'meadow'],
  ['fishing on a lake', 'lake'],
  ['a crocodile in a swimming pool', 'pool'],
  ['a pirate ship in a storm', 'beach'],
  ['a cat by the window', 'room'],
  ['ten fish in the sea', 'underwater'],
  ['a whale and a ship in the sea', 'beach'],
  ['an open window', 'room'],
  ['a house with three windows', 'plain'],
  ['Marcel with a parrot on a ship', 'beach'],
  ['a diver at a ship', 'underwater'],
  ['a cow jumping over the moon', 'outerSpace'],
  ['a goldfish in a bowl', 'plain'],
  ['a sad clown', 'plain'],
])('%p is set in %s', (prompt, place) => {
  expect(scene(prompt).place).toBe(place);
});

test.each([
  ['a castle by the sea', 'beach', ['castle']],
  ['a city in the mountains', 'mountains', ['cityscape']],
  ['a birthday at the beach', 'beach', ['cake', 'balloons', 'gift', 'party-popper']],
  ['a forest by the lake', 'lake', ['evergreen-tree']],
  ['a submarine under the sea', 'underwater', ['submarine']],
])('%p is set in %s, where the other places have their landmarks', (prompt, place, names) => {
  const { things, ...made } = scene(prompt);
  expect(made.place).toBe(place);
  expect(things.map(({ drawn }) => drawn.name)).toEqual(names);
});

test('a compound name adds no weather or place of its parts', () => {
  expect(scene('a snow globe')).toMatchObject({ weather: 'clear', place: 'plain' });
  expect(scene('a teddy bear').place).toBe('plain');
  expect(scene('snow').weather).toBe('snow');
});

test.each([
  ['Marcel', 1, undefined],
  ['a giant Marcel', 1.5, undefined],
  ['a tiny green dog', 0.6, '#57b85a'],
  ['a blue dog', 1, undefined],
  ['Marcel with a tiny red hot dog', 1, undefined],
])('%p is %p times as large, in %p', (prompt, size, colour) => {
  expect(scene(prompt)).toMatchObject({ size, marcels: [colour] });
});

test('of two postures that begin together the longer one is meant', () => {
  expect(scene('flying').posture).toBe('flying');
  expect(scene('flying a kite').posture).toBe('strolling');
});

test.each([
  ['at midnight in the city', { hour: 'night' }],
  ['a mountain at sunrise', { hour: 'dawn' }],
  ['a romantic beach', { hour: 'dusk' }],
  ['a rainy street', { weather: 'rain' }],
  ['thunder over the hills', { weather: 'storm' }],
  ['a snowy forest', { weather: 'snow' }],
  ['a rainbow over the hills', { weather: 'rainbow', hour: 'day' }],
  ['misty mountains', { weather: 'fog' }],
  ['northern lights over the hills', { weather: 'aurora', hour: 'night', place: 'mountains' }],
  ['surfing', { place: 'beach', things: [{ drawn: { name: 'surfboard' }, relation: 'below' }] }],
  ['playing chess', { things: [{ drawn: { name: 'chessboard' }, relation: 'held' }] }],
  ['a sad dog in a meadow', { face: { eyes: 'open', mouth: 'sad' } }],
  ['a pirate', { outfit: { hat: 'pirateHat', glasses: 'eyePatch' } }],
  ['an astronaut', { outfit: { hat: 'spaceHelmet' } }],
  ['firefighters at work', { outfit: { hat: 'safetyHelmet' } }],
  ['a knight', { outfit: { hat: 'helmet' } }],
  ['dancing in a park', { posture: 'dancing' }],
])('%p decides %p', (prompt, expected) => {
  expect(scene(prompt)).toMatchObject(expected);
});

test('weather is not drawn indoors', () => {
  expect(scene('rain outside the living room').weather).toBe('clear');
});

test('things are drawn in the colour that is named before them', () => {
  expect(scene('a green dragon and a pizza').things).toMatchObject([
    { drawn: { by: 'hand', name: 'dragon' }, colour: '#57b85a' },
    { drawn: { by: 'hand', name: 'pizza' } },
  ]);
});

test('nothing is claimed that the words do not say', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { place, weather, things, outfit, marcels, style } = scene('qwerty', seed);
    expect({ place, weather, things, outfit, marcels, style }).toEqual({
      place: 'plain',
      weather: 'clear',
      things: [],
      outfit: {},
      marcels: [undefined],
      style: undefined,
    });
  }
});

test('chance decides how Marcel stands at ease, the same way for the same seed', () => {
  expect(scene('qwerty', 5)).toEqual(scene('qwerty', 5));
  const postures = Array.from({ length: 20 }, (_, seed) => scene('qwerty', seed).posture);
  expect(new Set(postures).size).toBe(3);
});

test('an hour or weather without a place is seen outdoors', () => {
  expect(scene('in the rain')).toMatchObject({ place: 'meadow', weather: 'rain' });
  expect(scene('a ninja at night')).toMatchObject({ place: 'meadow', hour: 'night' });
});

test.each([
  ['two Marcels', 2],
  ['Marcel and Marcel', 2],
  ['Marcel and his twin', 2],
  ['three dancing dogs', 3],
  ['99 puppies', 4],
  ['two cats', 1],
  ['only dogs', 2],
  ['three hot dogs', 1],
  ['Marcel, a blue dog, and a red dog', 2],
])('%p shows %i of him', (prompt, marcels) => expect(scene(prompt).marcels).toHaveLength(marcels));

test.each([
  ['a red dog and two green dogs', ['#e0263c', '#57b85a', '#57b85a']],
  ['Marcel and a pink dog', [undefined, '#ff6fae']],
  ['a blue dog, Marcel, smiling', [undefined]],
  ['pink twin dogs', ['#ff6fae', '#ff6fae']],
])('%p: he comes in %p', (prompt, colours) => expect(scene(prompt).marcels).toEqual(colours));

test.each([
  ['pixel art dragon in a castle', 'pixel', ['dragon']],
  ['oil painting of a sunflower', 'oil', ['sunflower']],
  ['a blueprint of a rocket', 'blueprint', ['rocket']],
  ['painting a picture', undefined, ['artist-palette']],
])('%p is made in the style %p, which is no thing in it', (prompt, style, names) => {
  const { things, ...made } = scene(prompt);
  expect(made.style).toBe(style);
  expect(things.map(({ drawn }) => drawn.name)).toEqual(names);
});

test('words are found in any case and number, and only as whole words', () => {
  expect(wordsOf('Two PUPPIES, three boxes & a bus')).toEqual(['two', 'puppy', 'three', 'box', 'a', 'bus']);
  expect(firstMention(wordsOf('a hot air balloon'), 'balloon,hot air balloon')).toBe(1);
  expect(firstMention(wordsOf('starting'), 'star')).toBe(-1);
  expect(wordsOf('')).toEqual([]);
  expect(wordsOf('cookies, a cookie, pies')).toEqual(['cooky', 'a', 'cooky', 'pie']);
});

test.each(['a tree with no presents', 'a tree without any big presents', 'not a present, a tree'])(
  '%p has none',
  (prompt) => expect(scene(prompt).things.map(({ drawn }) => drawn.name)).toEqual(['deciduous-tree']),
);

test.each([
  ['five balloons at a birthday party', ['balloon', 'cake', 'gift']],
  ['a birthday without a cake', ['balloons', 'gift']],
  ['a campfire with tents under the stars', ['campfire', 'tent']],
  ['a star at night', ['star']],
  ['three stars at night', ['star']],
  ['a cat by the window', ['cat']],
  ['Marcel sleeping', ['zzz']],
  ['Marcel and a sleeping cat', ['cat']],
])('%p has %j and nothing else', (prompt, names) =>
  expect(
    scene(prompt)
      .things.map(({ drawn }) => drawn.name)
      .toSorted(),
  ).toEqual(names),
);

test('a crown that he has on a horse is his', () =>
  expect(scene('Marcel with a crown on a horse').outfit).toEqual({ hat: 'crown' }));

test('repeated properties of a robot are not applied to Marcel', () =>
  expect(scene('a lonely robot crying').face.mouth).not.toBe('sad'));

test('stars are those of a night', () => expect(scene('a cat under the stars').hour).toBe('night'));

test('Marcel does not wear the clothes of others', () => {
  expect(scene('a lion with a crown').outfit).toEqual({});
  expect(scene('a lion and Marcel with a crown').outfit).toEqual({ hat: 'crown' });
});

test.each([
  ['a wizard in a forest', 'forest'],
  ['a boat on a river', 'lake'],
  ['a bank by the river', 'lake'],
  ['a chef in Paris', 'city'],
])('%p is set in %s: a place that is named goes before one that somebody belongs to', (prompt, place) => {
  expect(scene(prompt).place).toBe(place);
});

test.each([
  ['a sleeping cat', true, false],
  ['a little cat that is sleeping in a basket', true, false],
  ['Marcel watching a sleeping cat', true, false],
  ['Marcel sleeping beside a cat', false, true],
  ['Marcel and a cat sleeping', false, true],
  ['a cat', false, false],
  ['a cat, Marcel is sleeping', false, true],
])('%p: that the cat sleeps is %p, that he does is %p', (prompt, isAsleep, isHe) => {
  const { things, face } = scene(prompt, 3);
  expect(things.some(({ drawn, state }) => drawn.name === 'cat' && state?.mark === 'zzz')).toBe(isAsleep);
  expect(face.eyes === 'closed').toBe(isHe);
});
