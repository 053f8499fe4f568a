import { setOf } from '../sets.js';

const LINED = ['pixel', 'lineArt', 'sketch', 'blueprint', 'poster', 'comic'] as const;
const PAINTED = ['oil', 'watercolour', 'vintage', 'noir', 'neon', 'paperCut'] as const;
export const STYLES = [...LINED, ...PAINTED] as const;
export type StyleName = (typeof STYLES)[number];
export const MARCEL_TERMS = 'marcel,dog,puppy,doggy,doggo';
/** Verbs whose object may follow one of these prepositions. */
export const OBJECTS_BEHIND: Readonly<Record<string, ReadonlySet<string>>> = {
  on: setOf(
    'slide,swing,bounce,ride,surf,sit,sleep,snowboard,sled,skate,fly,jump,climb,piano,computer,write,dance,drum,drive',
  ),
  in: setOf('drive,sit,sleep,fly,row,ride,shower,pilot'),
  over: new Set(['jump']),
  with: setOf('magic,cut,box,play,sleep,hug,fight,write,dig,clean,photo,catch,toss,soccer,game'),
  beside: setOf('jump,look,computer,think,run,climb,toss,slide,feed,play'),
};
/** Parts that animals, people and things have anyway: "a snowman with a carrot nose". */
export const FEATURES = setOf(
  'top,back,shoulder,lap,nose,ear,eye,tail,mouth,leg,foot,feet,tongue,hair,fur,beard,mustache,moustache,mane,trunk,beak,hand,arm,finger,face,head,smile,skin,whisker,spot,stripe,horn,claw,tentacle,belly,cheek,syrup,topping,sauce,filling,icing,frosting,sprinkle,cream',
);
/** Numbers that stand for people where nothing follows: "a family at the beach". */
export const COLLECTIVES = setOf('family,couple,crowd,group,team');
/** Verbs that several do with one thing, or with each other. */
export const SHARED = setOf('share,tug,hands');
/** Verbs that give way to a second one: "sitting on a bench reading a book". */
export const WEAK = setOf('sit,hold,look,walk');
