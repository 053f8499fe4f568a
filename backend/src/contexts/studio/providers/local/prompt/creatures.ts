import { FLIERS } from '../pictograms/in-air.js';
import { ANIMALS } from '../pictograms/on-ground/animals.js';
import { VEHICLES } from '../pictograms/on-ground/vehicles.js';
import type * as creatures from '../props/creatures.js';
import type * as vehicles from '../props/vehicles.js';

const OURS: readonly (keyof typeof creatures)[] = [
  'cat',
  'bird',
  'butterfly',
  'dinosaur',
  'snowman',
  'duck',
  'dragon',
  'penguin',
  'bee',
];

const BEINGS =
  'clown-face,person-zombie,woman-merpeople,man-merpeople,person-fairy,person-genie,person-elf,troll,ogre,goblin,person-supervillain,santa-claus,mrs-claus,baby,old-woman,old-man,boy,girl,child,man-standing,woman-standing,person-standing,teacher,judge,guard,alien,person-superhero';

const CREATURES: ReadonlySet<string> = new Set([
  ...OURS,
  'robot',
  ...BEINGS.split(','),
  ...Object.keys(ANIMALS),
  ...Object.keys(FLIERS),
]);

const SEVERAL: ReadonlySet<string> = new Set(
  'tent,balloon,gift,candle,pumpkin,mushroom,house,lantern,red-paper-lantern,lamp,kite,deciduous-tree,evergreen-tree,palm-tree,hotAirBalloon'.split(
    ',',
  ),
);

export const isSeveral = (name: string): boolean => isCreature(name) || isVehicle(name) || SEVERAL.has(name);

export const isCreature = (name: string): boolean => CREATURES.has(name);

const OWN_VEHICLES: readonly (keyof typeof vehicles)[] = ['car', 'rocket', 'boat', 'plane', 'submarine'];

export const isVehicle = (name: string): boolean =>
  OWN_VEHICLES.some((own) => own === name) || Object.hasOwn(VEHICLES, name);

const LARGE =
  'horse,unicorn,donkey,camel,elephant,mammoth,llama,zebra,moose,deer,polar-bear,bear,turtle,sauropod,t-rex,spouting-whale,dolphin,dinosaur,dragon';
const THINGS_TO_SIT_ON =
  'basket,package,bucket,bowl-with-spoon,teacup-without-handle,rock,wood,broom,ball,lotus,cloud,carpet,swing,hammock,throne,iceberg,seat,table,fence,skateboard,surfboard,snowboard,sled,chair,bed,sofa,bathtub,carousel-horse';

const SEATS: ReadonlySet<string> = new Set([
  ...OWN_VEHICLES,
  ...Object.keys(VEHICLES),
  ...LARGE.split(','),
  ...THINGS_TO_SIT_ON.split(','),
]);

const ENCLOSING: ReadonlySet<string> = new Set(['throne', 'swing', 'boat', 'sailboat', 'sofa']);

export const isEnclosing = (name: string): boolean => ENCLOSING.has(name);

const SHARED: ReadonlySet<string> = new Set(
  'table,sofa,bed,bathtub,seat,fence,boat,sailboat,canoe,bus,train,package,basket,bucket,carpet,sled'.split(','),
);

export const isShared = (name: string): boolean => SHARED.has(name);

const SHIPS: ReadonlySet<string> = new Set(['boat', 'sailboat', 'speedboat', 'passenger-ship', 'ship']);

export const isShip = (name: string): boolean => SHIPS.has(name);

const SWIMMERS: ReadonlySet<string> = new Set(
  'spouting-whale,shark,dolphin,fish,tropical-fish,blowfish,jellyfish,octopus,squid'.split(','),
);

export const isSwimmer = (name: string): boolean => SWIMMERS.has(name);

const AFLOAT: ReadonlySet<string> = new Set([...SHIPS, ...SWIMMERS, ...'canoe,gondola,submarine,iceberg'.split(',')]);

export const isAfloat = (name: string): boolean => AFLOAT.has(name);

const FLOWERS: ReadonlySet<string> = new Set(
  'bouquet,rose,tulip,sunflower,hibiscus,cherry-blossom,blossom,hyacinth,white-flower,wilted-flower,lotus'.split(','),
);

export const isFlower = (name: string): boolean => FLOWERS.has(name);

const POTS: ReadonlySet<string> = new Set(['amphora', 'basket', 'bucket']);

export const isPot = (name: string): boolean => POTS.has(name);

const TREES: ReadonlySet<string> = new Set(['deciduous-tree', 'evergreen-tree', 'palm-tree', 'tanabata-tree']);

export const isTree = (name: string): boolean => TREES.has(name);

export const isSeat = (name: string): boolean => SEATS.has(name);
