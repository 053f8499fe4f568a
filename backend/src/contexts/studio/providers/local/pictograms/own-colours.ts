/** Pictograms that have the colour of a word by themselves. */
export const OWN_COLOURS: Readonly<Record<string, string>> = {
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
