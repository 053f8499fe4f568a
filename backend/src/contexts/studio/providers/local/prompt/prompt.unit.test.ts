import { readingOf } from './reading.js';
import { sceneOf } from './scene.js';
import { randomOf } from '../random.js';
import { meantBy } from './typos.js';
import { firstMention, wordsOf, pluralsIn } from '../language/words.js';
import type { Thing } from './thing.js';
import { thingsIn } from './things.js';

describe('reading a prompt', () => {
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
  ])('of %p it tells what is shown and what is not', (prompt, understood, unknown) => {
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

  test('slips that can mean one word only are put right, in the picture and in what is told of it', () => {
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

  test('what is not to be there is neither shown nor missed', () => {
    expect(readingOf('no cats, a lion with a crown')).toEqual({
      understood: ['lion', 'crown'],
      unknown: [],
      mended: [],
    });
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
  ])('what a scene shows by itself is told of, too: %p', (prompt, understood) =>
    expect(readingOf(prompt)).toMatchObject({ understood, unknown: [] }),
  );

  test('what no longer finds room in the picture is not said to be in it', () => {
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
});

describe('scenes', () => {
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

  test('the longer name of a thing brings neither weather nor a place of its parts', () => {
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

  test('no weather comes into a room', () => {
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

  test('what is said of a robot twice is not said of him', () =>
    expect(scene('a lonely robot crying').face.mouth).not.toBe('sad'));

  test('stars are those of a night', () => expect(scene('a cat under the stars').hour).toBe('night'));

  test('what others wear stays off Marcel', () => {
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
});

describe('things', () => {
  const things = (prompt: string) => thingsIn(wordsOf(prompt));
  const named = (prompt: string) => things(prompt).map(({ drawn }) => drawn.name);
  const told = (prompt: string, name: string): Partial<Thing> | undefined =>
    things(prompt).find(({ drawn }) => drawn.name === name);

  test.each([
    ['A bowl of ramen', ['steaming-bowl']],
    ['a cat playing the piano', ['cat', 'musical-keyboard']],
    ['football match in a stadium', ['soccer-ball', 'stadium']],
    ['HOT DOGS and french fries', ['hot-dog', 'french-fries']],
    ['a doctor in the hospital', ['stethoscope', 'hospital']],
    ['statue of liberty', ['statue-of-liberty']],
    ['baking cookies', ['cookie']],
    ['quantum entanglement', []],
    ['a starting carton', []],
  ])('%p names %j', (prompt, names) => expect(named(prompt)).toEqual(expect.arrayContaining(names)));

  test('words of the language that this is written in are words like others', () => {
    expect(told('constructor cat', 'cat')).toMatchObject({ count: 1 });
    expect(told('constructor cat', 'cat')).not.toHaveProperty('colour');
  });

  test('nothing is found within a word', () => expect(named('carton starting catalogue')).toEqual([]));

  test.each([
    ['three red balloons', 'balloon', 3],
    ['a dozen eggs', 'egg', 12],
    ['100 balloons', 'balloon', 24],
    ['a field of 50 sheep', 'ewe', 24],
    ['4 pigs', 'pig', 4],
    ['two cats and a mouse', 'mouse', 1],
    ['a birthday with five presents', 'gift', 5],
    ['two Marcels playing chess', 'chessboard', 1],
    ['a couple of beers', 'beer-mug', 2],
  ])('%p: %s is there %i times', (prompt, name, count) => expect(told(prompt, name)?.count).toBe(count));

  test.each([
    ['a purple elephant', 'elephant', '#7a4dff'],
    ['a big blue frog', 'frog', '#2f4dff'],
    ['a green frog', 'frog', undefined],
    ['a red car and a bus', 'bus', undefined],
  ])('%p: %s is %s', (prompt, name, colour) => expect(told(prompt, name)?.colour).toBe(colour));

  test.each([
    ['a giant doughnut', 'doughnut', 1.5],
    ['a tiny pink elephant', 'elephant', 0.6],
    ['a baby dragon', 'dragon', 0.6],
    ['a tiny house and a bus', 'bus', undefined],
  ])('%p: %s is %p times as large', (prompt, name, size) => expect(told(prompt, name)?.size).toBe(size));

  test('a baby dragon is no baby', () => expect(named('a baby dragon')).toEqual(['dragon']));

  test('a number counts what follows it, and nothing behind that', () =>
    expect(things('four ducks on a road').map(({ count }) => count)).toEqual([4, 1]));

  test.each([
    ['holding a bouquet', 'bouquet', 'held'],
    ['washing a car', 'car', 'beside'],
    ['Marcel eating a slice of pizza', 'pizza', 'held'],
    ['riding a horse', 'horse', 'below'],
    ['sleeping under a tree', 'deciduous-tree', 'above'],
    ['a horse and a tree', 'deciduous-tree', 'beside'],
    ['sitting on a chair', 'chair', 'below'],
  ])('%p: %s is %s', (prompt, name, relation) => expect(told(prompt, name)?.relation).toBe(relation));

  test.each([
    ['a penguin riding a bicycle', 'bicycle', 'below', 'penguin'],
    ['a sheep on a bicycle', 'bicycle', 'below', 'ewe'],
    ['a cat playing the piano', 'musical-keyboard', 'held', 'cat'],
    ['a lion with a golden crown', 'crown', 'worn', 'lion'],
    ['the cat in the hat', 'top-hat', 'worn', 'cat'],
    ['a giraffe wearing a scarf', 'scarf', 'worn', 'giraffe'],
    ['a lamp on a table', 'table', 'below', 'lamp'],
    ['a cat in a basket', 'basket', 'below', 'cat'],
    ['Marcel with a lamp on a table', 'table', 'below', undefined],
    ['a cat sleeping under a tree', 'deciduous-tree', 'above', 'cat'],
    ['Marcel watching a monkey eating a banana', 'banana', 'held', 'monkey'],
    ['Marcel and a cat playing football', 'soccer-ball', 'held', undefined],
    ['a cat and Marcel riding a horse', 'horse', 'below', undefined],
    ['Marcel on a skateboard', 'skateboard', 'below', undefined],
    ['a cactus wearing a sombrero', 'womans-hat', 'worn', 'cactus'],
    ['a cactus wearing a sombrero and sunglasses', 'sunglasses', 'worn', 'cactus'],
    ['a lion with a crown and a scarf', 'scarf', 'worn', 'lion'],
    ['a cat on a roof', 'house', 'below', 'cat'],
    ['a banana playing the guitar', 'guitar', 'held', 'banana'],
    ['a potato riding a bicycle', 'bicycle', 'below', 'potato'],
    ['a zebra crossing the road', 'road', 'beside', undefined],
    ['a pizza and eating an apple', 'red-apple', 'held', undefined],
    ['an apple on a book', 'book', 'below', 'red-apple'],
    ['a bee on the flower', 'blossom', 'below', 'bee'],
    ['a cat on the phone', 'mobile-phone', 'beside', undefined],
    ['Marcel hiding behind a tree', 'deciduous-tree', 'front', undefined],
    ['a cat behind a fence', 'fence', 'front', 'cat'],
    ['a robot in front of a television', 'television', 'back', 'robot'],
    ['a snowman behind a lamp', 'lamp', 'front', 'snowman'],
    ['a sunset behind a palm tree', 'palm-tree', 'beside', undefined],
    ['a black cat next to a white rabbit', 'rabbit', 'next', 'cat'],
    ['Marcel next to a cat', 'cat', 'beside', undefined],
    ['a cup of coffee on a stack of books', 'books', 'below', 'coffee'],
    ['a strawberry on top of an ice cream', 'iceCream', 'below', 'strawberry'],
    ['a spider on a web', 'spider-web', 'back', 'spider'],
    ['a monkey with a banana on its head', 'banana', 'head', 'monkey'],
    ['Marcel with a bird on his head', 'bird', 'head', undefined],
    ['a parrot on his shoulder', 'parrot', 'shoulder', undefined],
    ['a crown on a frog', 'crown', 'worn', 'frog'],
    ['Marcel with a crown on a horse', 'horse', 'below', undefined],
    ['a hat on a cat', 'top-hat', 'worn', 'cat'],
    ['a horse jumping over a fence', 'fence', 'over', 'horse'],
    ['Marcel jumping over a fence', 'fence', 'below', undefined],
    ['a soccer ball between two trees', 'deciduous-tree', 'between', 'soccer-ball'],
    ['five red apples on a tree', 'deciduous-tree', 'bearing', 'red-apple'],
    ['a vase of tulips on a table', 'tulip', 'inside', 'amphora'],
    ['a vase of tulips on a table', 'table', 'below', 'amphora'],
    ['tulips in a basket', 'tulip', 'inside', 'basket'],
    ['tulips in a basket', 'basket', 'beside', undefined],
    ['a vase with sunflowers', 'sunflower', 'inside', 'amphora'],
    ['roses in a vase on a table', 'rose', 'inside', 'amphora'],
    ['roses in a vase on a table', 'table', 'below', 'amphora'],
    ['Marcel sleeping in bed', 'bed', 'below', undefined],
  ])('%p: %s is %s, of %s', (prompt, name, relation, of) => {
    const thing = told(prompt, name);
    expect([thing?.relation, thing?.of]).toEqual([relation, of]);
  });

  test.each([
    ['a computer mouse', ['computer-mouse']],
    ['a cricket bat', ['cricket-game']],
    ['a glass of water', ['glass-of-milk']],
    ['a cup of tea', ['hot-beverage']],
    ['a bowl', ['bowl-with-spoon']],
    ['a bowl of ramen', ['steaming-bowl']],
    ['a glass of wine', ['wine-glass']],
    ['a flower pot', ['potted-plant']],
    ['a goldfish in a bowl', ['fishbowl']],
    ['a tree house', ['treeHouse']],
    ['a lamp', ['lamp']],
  ])('%p is %j, and nothing that a part of it is called', (prompt, names) => expect(named(prompt)).toEqual(names));

  test('creatures in the plural are several, other things are told by numbers', () => {
    const prompt = 'dinosaurs, carrots and an octopus';
    expect(thingsIn(wordsOf(prompt), pluralsIn(prompt)).map(({ count }) => count)).toEqual([3, 1, 1]);
  });

  test('so are vehicles, and what is set up in numbers', () => {
    const prompt = 'flying cars and tents';
    expect(thingsIn(wordsOf(prompt), pluralsIn(prompt)).map(({ count }) => count)).toEqual([3, 3]);
  });

  test.each([
    [
      'a red car and a blue car',
      [
        ['car', '#e0263c'],
        ['car', '#2f4dff'],
      ],
    ],
    ['a red car, the car is fast', [['car', '#e0263c']]],
    [
      'a black cat and two white cats',
      [
        ['cat', '#2a2a3c'],
        ['cat', '#ffffff'],
      ],
    ],
  ])('%p names %j', (prompt, expected) => {
    expect(things(prompt).map(({ drawn, colour }) => [drawn.name, colour])).toEqual(expected);
  });

  test.each([
    ['a flying pig', 'pig', { where: 'air' }],
    ['an angry cat', 'cat', { state: { mark: 'anger-symbol' } }],
    ['a cat that is singing', 'cat', { state: { mark: 'musical-notes' } }],
    ['a sad clown', 'clown-face', { state: { mark: 'cloud-with-rain' } }],
    ['a flying car', 'car', { where: 'air' }],
    ['a flying book', 'book', { where: 'air' }],
    ['flying a kite', 'kite', { where: 'hand' }],
    ['a unicorn jumping over a rainbow', 'unicorn', { where: 'air' }],
    ['a goldfish', 'fish', { colour: '#ff7a00' }],
  ])('%p: %s is %j', (prompt, name, expected) => expect(told(prompt, name)).toMatchObject(expected));

  test('who is afraid of a ghost is another one', () =>
    expect(told('Marcel is scared of a ghost', 'ghost')?.state).toBeUndefined());

  test('who flies a kite stays on the ground', () => expect(told('a cat flying a kite', 'cat')?.where).toBe('hand'));
});
