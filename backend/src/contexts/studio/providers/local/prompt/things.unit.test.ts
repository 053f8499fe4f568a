import type { Thing } from './thing.js';
import { thingsIn } from './things.js';
import { pluralsIn, wordsOf } from '../language/words.js';

const things = (prompt: string) => thingsIn(wordsOf(prompt));
const named = (prompt: string) => things(prompt).map(({ drawn }) => drawn.name);
const thingNamed = (prompt: string, name: string): Partial<Thing> | undefined =>
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
  expect(thingNamed('constructor cat', 'cat')).toMatchObject({ count: 1 });
  expect(thingNamed('constructor cat', 'cat')).not.toHaveProperty('colour');
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
])('%p: %s is there %i times', (prompt, name, count) => expect(thingNamed(prompt, name)?.count).toBe(count));

test.each([
  ['a purple elephant', 'elephant', '#7a4dff'],
  ['a big blue frog', 'frog', '#2f4dff'],
  ['a green frog', 'frog', undefined],
  ['a red car and a bus', 'bus', undefined],
])('%p: %s is %s', (prompt, name, colour) => expect(thingNamed(prompt, name)?.colour).toBe(colour));

test.each([
  ['a giant doughnut', 'doughnut', 1.5],
  ['a tiny pink elephant', 'elephant', 0.6],
  ['a baby dragon', 'dragon', 0.6],
  ['a tiny house and a bus', 'bus', undefined],
])('%p: %s is %p times as large', (prompt, name, size) => expect(thingNamed(prompt, name)?.size).toBe(size));

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
])('%p: %s is %s', (prompt, name, relation) => expect(thingNamed(prompt, name)?.relation).toBe(relation));

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
  const thing = thingNamed(prompt, name);
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

test('plural creatures are several, other things need a number', () => {
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
])('%p: %s is %j', (prompt, name, expected) => expect(thingNamed(prompt, name)).toMatchObject(expected));

test('a creature that is afraid of a ghost is not the ghost', () =>
  expect(thingNamed('Marcel is scared of a ghost', 'ghost')?.state).toBeUndefined());

test('a creature that flies a kite stays on the ground', () =>
  expect(thingNamed('a cat flying a kite', 'cat')?.where).toBe('hand'));
