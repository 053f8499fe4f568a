import { pictogramsAt } from '../pictograms/dictionary.js';

const OWN_COLOURS: Readonly<Record<string, string>> = {
  red: 'red-apple,strawberry,cherries,tomato,hot-pepper,lobster,crab,rose,tulip,red-heart,balloon,fire-engine,lady-beetle,red-paper-lantern,maple-leaf',
  yellow: 'banana,lemon,sunflower,pineapple,cheese-wedge,star,sun,hatching-chick,taxi,crescent-moon',
  golden: 'star,sun,crown,trophy,1st-place-medal,coin,bell,honey-pot',
  orange: 'tangerine,carrot,fox,tiger,jack-o-lantern',
  green:
    'frog,crocodile,turtle,cactus,broccoli,avocado,pear,snake,deciduous-tree,evergreen-tree,palm-tree,four-leaf-clover,sauropod,t-rex',
  blue: 'spouting-whale,blueberries,droplet,dolphin,jeans',
  purple: 'grapes,eggplant,octopus',
  pink: 'pig,flamingo,cherry-blossom,peach',
  white: 'swan,rabbit,dove,polar-bear,egg,glass-of-milk,ghost',
  black: 'ant,gorilla,top-hat,spider',
  brown: 'bear,monkey,horse,chestnut,chocolate-bar,deer',
  grey: 'elephant,rhinoceros,mouse,hippopotamus,wolf,donkey',
  gray: 'elephant,rhinoceros,mouse,hippopotamus,wolf,donkey',
};

/** Colors of a thing when named right before it. */
export const COLOUR_WORDS: Readonly<Record<string, string>> = {
  red: '#e0263c',
  orange: '#ff7a00',
  yellow: '#ffd23c',
  golden: '#ffd23c',
  green: '#57b85a',
  blue: '#2f4dff',
  purple: '#7a4dff',
  violet: '#7a4dff',
  pink: '#ff6fae',
  white: '#ffffff',
  black: '#2a2a3c',
  brown: '#8a5a3c',
  grey: '#8b93b0',
  gray: '#8b93b0',
  silver: '#c3cbe0',
  turquoise: '#24c4b4',
};

const COLOUR_REACH = 2;

export const tinted = (name: string, word: string | undefined): { colour?: string } => {
  const colour = word === undefined || OWN_COLOURS[word]?.split(',').includes(name) ? undefined : COLOUR_WORDS[word];
  return colour === undefined ? {} : { colour };
};

export function colourBefore(words: readonly string[], at: number): string | undefined {
  const before = words.slice(Math.max(0, at - COLOUR_REACH), at).toReversed();
  for (const word of before) {
    if (Object.hasOwn(COLOUR_WORDS, word)) return word;
    if (pictogramsAt([word], 0) !== undefined || word === 'and' || word === 'with') return undefined;
  }
  return undefined;
}
