import { toWords } from '../../../language/words.js';
import { readPrompt, toScene } from './reading.js';
import type { Item } from './scene.js';

/** Writes a scene down: what is drawn, who does what with what, where. */
function written(prompt: string): string {
  const { items, place } = toScene(prompt);
  const one = ({ noun, verb, object, related, wears, count, companions, letters }: Item): string =>
    [
      count > 1 ? `${count} ${noun.art}` : noun.art,
      ...(verb === undefined ? [] : [verb.name]),
      ...(object === undefined ? [] : [one(object)]),
      ...wears.map(({ name }) => `+${name}`),
      ...related.map(({ relation, item }) => `${relation} ${one(item)}`),
      ...companions.map((item) => `& ${one(item)}`),
      ...(letters === undefined ? [] : [`"${letters}"`]),
    ].join(' ');
  return `${items.map(one).join(', ')} @ ${place}`;
}

test.each([
  ['Marcel reading a book in the library', 'marcel read book @ library'],
  ['Marcel holding an umbrella in the rain', 'marcel hold umbrella @ meadow'],
  ['two penguins on an iceberg', '2 penguin on iceberg @ arctic'],
  ['a castle at sunset', ' @ castle'],
  ['Marcel riding a bicycle through the park', 'marcel ride bicycle @ meadow'],
  ['a knight riding a horse in front of a castle', 'marcel ride horse +helmet +armorShirt @ castle'],
  ['a forest in autumn', ' @ autumnForest'],
  ['a rabbit jumping over a fence', 'rabbit jump fence @ plain'],
  ['Marcel fährt mit dem Zug', 'marcel ride trainSide @ track'],
  ['un chat noir sur un toit au clair de lune', 'black-cat on house @ meadow'],
  ['un oso monta a caballo', 'bear ride horse @ plain'],
  ['two penguins dancing on an iceberg', '2 penguin dance on iceberg @ arctic'],
  ['an elephant taking a bubble bath', 'elephant shower @ bathroom'],
  ['a fruit bowl next to a bottle of wine in an attic', 'table with fruitBowl with wineBottle @ attic'],
  ['a cat sitting on a windowsill', 'cat sit @ windowsill'],
  ['Marcel and a cat having tea', 'marcel tea, cat tea @ plain'],
  ['a ball under a table', 'ball under table @ livingRoom'],
  ['no cats, a lion with a crown', 'lion +crown @ plain'],
  ['ein Hund mit einem roten Ball im Garten', 'marcel with ball @ garden'],
  ['un chat noir sur le toit', 'black-cat on house @ plain'],
  ['una casa azul en la playa', 'house @ beach'],
  ['eine Katze liest ein Buch', 'cat read book @ plain'],
  ['Hunde und Katzen auf einem Sofa', '3 marcel on sofa & 3 cat @ livingRoom'],
  ['des chats avec un ballon', '3 cat with ball @ plain'],
  ['a cat wizard', 'cat hold magic-wand +wizardHat +cape @ plain'],
  ['a couple having a picnic under a tree', '2 person-standing picnic under deciduous-tree, basket @ meadow'],
  ['a baby elephant', 'elephant @ plain'],
  ['a tea party in the garden', 'coffee, teapot, cupcake @ garden'],
  ['a duck family', '4 duck @ plain'],
  ['a bear sleeping in a cave', 'bear sleep @ cave'],
  ['coffee and donuts on a table', 'table with coffee with 3 doughnut @ stillLife'],
  ['Marcel playing the drums at a cafe', 'marcel drum @ cafe'],
  ['Marcel skiing down a mountain', 'marcel ski @ slope'],
  ['Marcel sleeping in a hammock between two palm trees', 'marcel sleep palmHammock @ plain'],
  ['Marcel as a pirate captain on a ship', 'marcel hold sword +pirateHat +eyePatch +pirateCoat on sailingShip @ sea'],
  ['Marcel playing chess against a robot', 'marcel chess & robotToy @ livingRoom'],
  ['Marcel waving from a rocket window', 'marcel wave in rocket @ space'],
  ['Marcel holding a sign "Merry Christmas"', 'marcel hold signboard "Merry Christmas" @ plain'],
  ['a banner saying GRAND OPENING above a bakery', 'bakeryFront "BAKERY" @ city'],
  ['Marcel dancing with a bear', 'marcel dance & bear @ plain'],
  ['a snowman with a carrot nose', 'snowman @ snowfield'],
  ['a witch on a broom', 'marcel +wizardHat +cape on broom @ plain'],
  ['an octopus juggling fish', 'octopus catch fish @ underwater'],
  ['a sunflower field', ' @ meadow'],
  ['a bus full of cats', 'bus & 3 cat @ road'],
  ['two cats playing chess', 'cat chess & cat chess @ livingRoom'],
  ['a beagle puppy and a parrot with an eye patch', 'dog, parrot +eyePatch @ plain'],
  ['two dogs holding hands', '2 marcel hands @ plain'],
  ['an old man feeding pigeons on a park bench', 'old-man feed 3 pigeon on bench @ meadow'],
  ['a turtle carrying a house on its back', 'turtle top house @ plain'],
  ['a butterfly on the nose of a bear', 'butterfly on bear @ plain'],
  ['a bus stop and people with umbrellas', 'bus-stop, 3 person-standing with 3 umbrella @ road'],
  ['a dog and a cat sleeping on a couch', 'marcel sleep on sofa & cat sleep @ livingRoom'],
  ['Marcel dressed as a vampire', 'marcel +cape @ plain'],
  ['a tiny dog in a big shoe', 'marcel in running-shoe @ plain'],
  ['Marcel juggling five oranges', 'marcel catch 5 tangerine @ plain'],
  ['a goat on a mountain', 'goat on peak @ mountains'],
  ['an old lady with a cat on her lap', 'old-woman cuddle cat @ plain'],
  ['two children on a seesaw', '2 child seesaw @ playground'],
  [
    'a wedding cake with a bride and groom on top',
    'weddingCake top marcel +veil +weddingDress top marcel +topHat +suit @ stillLife',
  ],
  ['Marcel and farm animals', 'marcel, cow, pig, chicken @ farm'],
  ['a swan with its babies on a pond', 'swan with 3 swan @ lake'],
  ['a barn with a rooster on the roof', 'barn top rooster @ farm'],
  ['a zombie eating a pie', 'person-zombie eat pie @ plain'],
  ['a dog in a superhero costume', 'marcel +cape +mask @ plain'],
  ['a corn field with a scarecrow', 'marcel cheer +strawHat +overalls @ meadow'],
  ['ein Elefant in der Badewanne', 'elephant shower bathtub @ bathroom'],
  ['a rabbit popping out of a top hat', 'rabbit guard in topHat @ plain'],
  ['Marcel sitting on a bench eating a sandwich', 'marcel eat sandwich on bench @ plain'],
  ['Eine Katze sitzt auf dem Dach bei Vollmond', 'cat sit house beside full-moon @ meadow'],
  ['Marcel feiert Weihnachten', 'marcel celebrate +santaHat, christmas-tree, gift @ livingRoom'],
  ['an elephant taking a bath in a river', 'elephant swim @ river'],
  ['a card that says "Hello"', ' @ card'],
  ['Marcel wearing a t-shirt that says "BOSS"', 'marcel +shirt "BOSS" @ plain'],
  ['Marcel sleeping', 'marcel sleep bed @ bedroom'],
  ['a bowl of soup', 'table with pot-of-food @ stillLife'],
  ['two apple pies and an otter in a blue raincoat', '2 pie with 3 red-apple, otter +coat @ plain'],
  ['a cat wearing a green hat and boots', 'cat +topHat +boots @ plain'],
  ['a bicycle leaning against a brick wall', 'bicycle park @ brickWall'],
  ['a sled with presents', 'sled with 3 gift @ plain'],
  ['two penguins sharing an ice cream cone', '2 penguin share soft-ice-cream @ arctic'],
  ['ein Elefant im Porzellanladen', 'elephant @ shop'],
  ['🍕 and a 🐱', 'pizza, cat @ plain'],
  ['an old fisherman in a small boat on a lake', 'old-man fish +hikerHat +vest in rowboat @ lake'],
  ['Marcel riding a skateboard down a hill', 'marcel ride skateboard @ hillside'],
  ['Marcel bakes a birthday cake in the kitchen', 'marcel bake cake +apron @ kitchen'],
  ['an elephant taking a shower with its trunk', 'elephant spray @ savanna'],
  ['an owl sitting on a branch', 'owl sit branch @ plain'],
  ['a robot giving a flower to a girl', 'robotToy give blossom beside girl @ plain'],
  ['Ein Roboter gibt einem Mädchen eine Blume', 'robotToy give blossom beside girl @ plain'],
  ['una bailarina de flamenco en una plaza', 'marcel dance +dress @ square'],
  ['Ein Igel läuft durch den herbstlichen Wald', 'hedgehog run @ autumn'],
  ['a fire truck with Marcel driving', 'marcel drive fire-engine @ road'],
  ['a red boat with a cat fishing', 'cat fish in boat @ lake'],
  ['a house with a cat sleeping', 'house with cat sleep @ plain'],
  ['Marcel at the beach building a sandcastle', 'marcel sculpt sandcastle @ beach'],
  ['Marcel as a comic book superhero', 'marcel +cape +mask @ plain'],
  ['Marcel jumping in puddles wearing rain boots', 'marcel jump 3 puddle +boots @ meadow'],
  ['Marcel riding a horse in the desert, cowboy hat', 'marcel ride horse +cowboyHat @ desert'],
  ['can you make Marcel with an alien', 'marcel with alien @ space'],
  ['Marcel looking for treasure with a parrot on his shoulder', 'marcel search treasure top parrot @ plain'],
  ['Marcel en cuisinier', 'marcel hold pan +chefHat +apron @ kitchen'],
  ['blueprint of a sailing ship', 'sailingShip @ blank'],
  ['happy birthday Anna', 'marcel cheer +partyHat, cake, balloons, gift @ party'],
])('%p is read as %p', (prompt, expected) => expect(written(prompt)).toBe(expected));

test.each([
  ['a city at midnight', { hour: 'night' }],
  ['a mountain at sunrise', { hour: 'dawn' }],
  ['a beach', { hour: 'day', weather: 'clear' }],
  ['a mountain village', { place: 'mountains', beyond: ['village'] }],
  ['a castle on an island', { place: 'islet', beyond: ['castle'] }],
  ['a castle in the clouds', { place: 'sky', beyond: ['castle'] }],
  ['a snowy forest', { weather: 'snow', place: 'forest' }],
  ['rain outside the living room', { weather: 'rain', place: 'livingRoom' }],
  ['Marcel running through a sunflower field', { place: 'meadow', crop: 'sunflower' }],
  ['pixel art of a dragon', { style: 'pixel' }],
  ['a bowl of fruit, still life, oil painting', { style: 'oil', composition: 'still life' }],
  ['Happy birthday, Anna', { letters: 'Happy birthday, Anna' }],
  ['a sign that says "Welcome home"', { letters: 'Welcome home' }],
  ['a mouse with 2 + 2 = 4 on a blackboard. Thank you!', { letters: '2 + 2 = 4', banner: undefined }],
  ['a forest', { composition: 'landscape' }],
])('%p decides %p', (prompt, expected) => expect(toScene(prompt)).toMatchObject(expected));

test.each([
  ['three big red balloons', { count: 3, size: 1.4, color: undefined }],
  ['a purple elephant', { count: 1, color: '#7a4dff' }],
  ['a car made of ice', { color: '#c8ecff' }],
  ['a robot dog', { count: 1, color: '#c3cbe0' }],
  ['an orange cat', { color: undefined }],
  ['a canary', { color: '#ffd23c' }],
  ['a tiny green dog', { size: 0.4, color: '#57b85a' }],
  ['a blue dog', { color: undefined }],
])('%p gives its subject %p', (prompt, expected) => expect(toScene(prompt).items[0]).toMatchObject(expected));

test.each([
  ['three big red balloons', ['three big red balloons'], []],
  ['Marcel with a blue scarf', ['marcel', 'blue scarf'], []],
  ['2 Cats in a library, oil painting', ['2 cats', 'library', 'oil painting'], []],
  ['a house with a green roof', ['house', 'green roof'], []],
  ['quantum entanglement', [], ['quantum', 'entanglement']],
])('%p: says what is drawn and what is not', (prompt, understood, unknown) =>
  expect(readPrompt(prompt)).toMatchObject({ understood, unknown }),
);

test('unambiguous typos are corrected, and that is said', () => {
  expect(readPrompt('a pengiun with five baloons')).toEqual({
    understood: ['penguin', 'five balloons'],
    unknown: [],
    mended: [
      { typed: 'pengiun', meant: 'penguin' },
      { typed: 'baloons', meant: 'balloons' },
    ],
  });
});

test('words are found in any case and number', () => {
  expect(toWords('Two PUPPIES, three boxes & a bus')).toEqual(['two', 'puppy', 'three', 'box', 'a', 'bus']);
});
