import { toSet } from '../sets.js';

const LINED = ['pixel', 'lineArt', 'sketch', 'blueprint', 'poster', 'comic'] as const;
const PAINTED = ['oil', 'watercolour', 'vintage', 'noir', 'neon', 'paperCut'] as const;
export const STYLES = [...LINED, ...PAINTED] as const;
export type StyleName = (typeof STYLES)[number];
export const MARCEL_TERMS = 'marcel,dog,puppy,doggy,doggo';
/** Verbs whose object may follow one of these prepositions. */
export const OBJECTS_BEHIND: Readonly<Record<string, ReadonlySet<string>>> = {
  on: toSet(
    'slide,swing,bounce,ride,surf,sit,sleep,snowboard,sled,skate,fly,jump,climb,piano,computer,write,drum,drive',
  ),
  in: toSet('drive,sit,sleep,fly,row,ride,shower,pilot'),
  over: new Set(['jump']),
  with: toSet('magic,cut,box,play,sleep,hug,fight,write,dig,clean,photo,catch,toss,soccer,game'),
  beside: toSet('jump,look,computer,think,run,climb,toss,slide,feed,play'),
};
/** Parts that animals, people and things have anyway: "a snowman with a carrot nose". */
export const FEATURES = toSet(
  'top,back,shoulder,lap,nose,ear,eye,tail,mouth,leg,foot,feet,tongue,hair,fur,beard,mustache,moustache,mane,trunk,beak,hand,arm,finger,face,head,smile,skin,whisker,spot,stripe,horn,claw,tentacle,belly,cheek,syrup,topping,sauce,filling,icing,frosting,sprinkle,cream',
);
/** Numbers that stand for people where nothing follows: "a family at the beach". */
export const COLLECTIVES = toSet('family,couple,crowd,group,team');
/** Verbs that several do with one thing, or with each other. */
export const SHARED = toSet('share,tug,hands,hug');
/** Verbs that give way to a second one: "sitting on a bench reading a book". */
export const WEAK = toSet('sit,hold,look,walk');
