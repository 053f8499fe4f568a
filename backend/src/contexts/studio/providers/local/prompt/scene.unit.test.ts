import { randomOf } from '../random.js';
import { sceneOf } from './scene.js';
import { firstMention, wordsOf } from './words.js';

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
])('%p is set in %s', (prompt, place) => {
  expect(scene(prompt).place).toBe(place);
});

test('the first place that is mentioned wins', () => {
  expect(scene('a castle by the sea').place).toBe('castle');
});

test.each([
  ['at midnight in the city', { hour: 'night' }],
  ['a mountain at sunrise', { hour: 'dawn' }],
  ['a romantic beach', { hour: 'dusk' }],
  ['a rainy street', { weather: 'rain' }],
  ['thunder over the hills', { weather: 'storm' }],
  ['a snowy forest', { weather: 'snow' }],
  ['misty mountains', { weather: 'fog' }],
  ['a sad dog in a meadow', { face: { eyes: 'open', mouth: 'sad' } }],
  ['a pirate', { outfit: { hat: 'pirateHat', glasses: 'eyePatch' } }],
  ['dancing in a park', { posture: 'dancing' }],
])('%p decides %p', (prompt, expected) => {
  expect(scene(prompt)).toMatchObject(expected);
});

test('no weather comes into a room', () => {
  expect(scene('rain outside the living room').weather).toBe('clear');
});

test('things are drawn in the colour that is named before them', () => {
  expect(scene('a green dragon and a pizza').props).toEqual([{ name: 'dragon', colour: '#57b85a' }, { name: 'pizza' }]);
});

test('chance decides what the words leave open, the same way for the same seed', () => {
  expect(scene('qwerty', 5)).toEqual(scene('qwerty', 5));
  const places = Array.from({ length: 20 }, (_, seed) => scene('qwerty', seed).place);
  expect(new Set(places).size).toBeGreaterThan(4);
});

test('words are found in any case and number, and only as whole words', () => {
  expect(wordsOf('Two PUPPIES, three boxes & a bus')).toEqual(['two', 'puppy', 'three', 'box', 'a', 'bus']);
  expect(firstMention(wordsOf('a hot air balloon'), 'balloon,hot air balloon')).toBe(1);
  expect(firstMention(wordsOf('starting'), 'star')).toBe(-1);
  expect(wordsOf('')).toEqual([]);
});
