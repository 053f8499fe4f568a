import { ANIMALS } from './on-ground/animals.js';
import { EVERYDAY } from './on-ground/everyday.js';
import { FOOD } from './on-ground/food.js';
import { LEISURE } from './on-ground/leisure.js';
import { OBJECTS } from './on-ground/objects.js';
import { VEHICLES } from './on-ground/vehicles.js';
import { wordsOf } from '../language/words.js';
import { IN_AIR } from './in-air.js';

/** Pictograms of people and humanlike figures, with the words that select them. */
const PEOPLE: Readonly<Record<string, string>> = {
  'person-zombie': 'zombie,undead,frankenstein,walking dead,zombie apocalypse',
  'woman-merpeople': 'mermaid,siren,little mermaid,ariel',
  'man-merpeople': 'merman,triton,aquaman',
  'clown-face': 'clown,joker,jester,pennywise',
  'person-fairy': 'fairy,pixie,tinkerbell,tinker bell,tooth fairy',
  'person-genie': 'genie,djinn,aladdin',
  'person-elf': 'elf,elves,gnome,garden gnome,dwarf,dwarves,leprechaun,hobbit,christmas elf',
  troll: 'troll',
  ogre: 'ogre,oni,monster,shrek',
  goblin: 'goblin,demon,devil,orc,gremlin',
  'person-supervillain': 'villain,supervillain',
  'santa-claus': 'santa claus,father christmas,saint nicholas,st nicholas',
  'mrs-claus': 'mrs claus',
  baby: 'baby,toddler,newborn,infant',
  'baby-angel': 'angel,cherub',
  'old-woman': 'grandma,grandmother,granny,old lady,old woman,nana',
  'old-man': 'grandpa,grandfather,old man,grandad',
  boy: 'boy,son,schoolboy,pinocchio,charlie brown',
  girl: 'girl,daughter,schoolgirl,alice in wonderland,little red riding hood,alice',
  child: 'child,children,kid',
  'man-standing': 'man,guy,dad,father,husband,uncle,boyfriend,neighbor,neighbour',
  'woman-standing': 'woman,lady,mom,mum,mother,wife,aunt,girlfriend,mommy',
  'person-standing': 'people,person,friend,best friend,human,stranger',
  'busts-in-silhouette':
    'crowd,audience,crowd of people,group of people,queue,supporter,spectator,football fan,sport fan,thousand of fan',
  'person-beard': 'caveman,beard,bearded man,hipster',
  'woman-with-veil': 'bride',
  'man-in-tuxedo': 'groom,bridegroom',
  guard: 'guard,beefeater,royal guard,palace guard,soldier,nutcracker',
  teacher: 'teacher,lesson,lecture,teaching,blackboard,whiteboard,classroom',
  judge: 'judge,court,courtroom,trial',
  'person-fencing': 'fencer,musketeer,three musketeer,duel',
  'man-dancing': 'flamenco,tango dancer,salsa dancer,john travolta,saturday night fever,michael jackson',
  'office-worker': 'office worker,colleague,coworker,job interview,interview,customer,meeting',
  'factory-worker': 'factory worker,welder,welding',
  'person-getting-haircut': 'getting a haircut',
  'people-hugging': 'couple hugging,group hug',
  singer: 'rock singer,mick jagger,david bowie',
  'mx-claus': 'christmas man',
  student: 'classmate',
  'person-with-crown': 'emperor,empress',
  'person-superhero': 'avenger,hulk,wonder woman,iron man,marvel',
  'health-worker': 'surgeon,paramedic,surgery',
  ninja: 'ninja fight',
  'person-bowing': 'bowing',
  'snowman-without-snow': 'olaf',
  alien: 'extraterrestrial,little green man,yoda,e t,area 51',
};

export const BEHIND: Readonly<Record<string, string>> = {
  stadium: 'stadium,arena,world cup,olympic,super bowl,olympic game,world series',
  'classical-building':
    'temple,greek,greece,museum,acropolis,rome,ancient rome,parthenon,parliament,court house,courthouse,academy,white house,greek god,greek temple',
  'building-construction': 'construction,construction site,building site,building a house,constructing,crane operator',
  hut: 'hut,cabin,log cabin,shack,shed,bungalow',
  'derelict-house': 'haunted house,abandoned house,haunted mansion,addams family,horror house,ghost house',
  houses: 'village,hamlet,neighborhoods,small town',
  house:
    'house,home,cottage,neighborhood,neighbourhood,working from home,farm house,roof,real estate,country house,at home',
  'house-with-garden': 'villa,suburb',
  'office-building': 'office building,skyscraper,corporate',
  hospital: 'hospital,clinic,emergency room,intensive care',
  bank: 'bank building,savings bank,bank robbery,bank heist',
  hotel: 'hotel,motel,resort,grand hotel',
  'convenience-store':
    'store,shop,kiosk,bookstore,bookshop,laundromat,pharmacy,pet shop,pet store,toy store,corner shop,flower shop,candy shop,vending machine,grocery store,market,farmers market,hardware store',
  school: 'school,college,university,high school,kindergarten,elementary school,exam',
  'department-store': 'department store',
  factory: 'factory,industry,wall e,assembly line,pollution',
  'japanese-castle': 'japanese castle,japan,samurai,kyoto,osaka,japanese garden',
  'tokyo-tower': 'tower,tokyo tower,radio tower',
  'statue-of-liberty': 'statue of liberty,new york,liberty,america,ellis island,usa,united state,american',
  church:
    'church,cathedral,chapel,wedding,funeral church,notre dame,sagrada familia,monastery,bell tower,baptism,married,marriage,marrying',
  mosque: 'mosque,taj mahal,morocco,hagia sophia,arabian night',
  synagogue: 'synagogue',
  'hindu-temple': 'hindu temple,india,mumbai,bollywood,delhi',
  'shinto-shrine': 'shrine,torii,shinto',
  'ferris-wheel': 'ferris wheel,fair,funfair,london eye,amusement park,theme park,fairground,coney island,luna park',
  'roller-coaster': 'roller coaster,rollercoaster,six flag',
  'circus-tent': 'circus,clown,acrobat,juggling,juggler,big top',
  volcano: 'volcano,lava,eruption,iceland,erupting,pompeii,erupting volcano',
  'mount-fuji': 'mount fuji,fuji',
  'snow-capped-mountain': 'everest,mount everest,matterhorn,mont blanc,kilimanjaro,nepal,k2,rocky mountain,glacier',
  'playground-slide': 'slide,playground,water slide,waterslide,water park,waterpark',
  station: 'train station,railway station,station',
  'post-office': 'post office',
  cityscape: 'time square,times square',
  'desert-island': 'desert island,deserted island,robinson crusoe,treasure island,castaway',
  castle: 'disneyland,disney,hogwarts castle,neuschwanstein,cinderella castle,camelot,king arthur',
  'moon-viewing-ceremony': 'moon festival,moon viewing',
  kaaba: 'kaaba,mecca',
  'bridge-at-night': 'brooklyn bridge,golden gate at night',
  'mountain-railway': 'mountain railway',
  'water-wave': 'giant wave,big wave,tsunami,ocean wave,sea wave,tidal wave,huge wave,wave crashing',
};

const PLANTS: Readonly<Record<string, string>> = {
  chestnut: 'acorn,chestnut,horse chestnut',
  'spiral-shell': 'shell,seashell',
  bouquet: 'bouquet,flower bouquet,get well soon,get well',
  rose: 'rose,poppy,red rose',
  tulip: 'tulip',
  sunflower: 'sunflower',
  hibiscus: 'hibiscus,orchid',
  'cherry-blossom': 'cherry blossom,sakura',
  blossom: 'flower,daisy,blossom',
  'potted-plant': 'plant,potted plant,flower pot,flowerpot,plant pot,pot plant,houseplant,bonsai,bonsai tree,succulent',
  'evergreen-tree': 'pine,fir,evergreen,pine tree',
  'deciduous-tree': 'tree,oak,eucalyptus,eucalyptus tree,apple tree,maple tree,birch,willow',
  'palm-tree': 'palm,palm tree',
  cactus: 'cactus,cacti',
  'four-leaf-clover': 'clover,four leaf clover,lucky,shamrock,saint patrick,st patrick,good luck',
  mushroom: 'mushroom,toadstool,fungus',
  'maple-leaf': 'maple leaf,maple,canada',
  lotus: 'lotus,lily,lily pad,water lily',
  hyacinth: 'lavender,hyacinth,lilac,wisteria',
  'white-flower': 'white flower,jasmine,edelweiss',
  'wilted-flower': 'wilted flower,wilting flower',
  herb: 'herb,mint,basil,parsley,leaf,green leaf,fern,bush,shrub,ivy',
  'leafy-green': 'lettuce,spinach,cabbage,kale',
  seedling: 'seedling,seed,sprout,planting',
  'sheaf-of-rice': 'wheat,rice field,hay,haystack,cornfield,corn field,wheat field',
  'fallen-leaf': 'fallen leaf,pile of leaf',
  wood: 'log,firewood,tree trunk,stick,wooden log',
  rock: 'rock,stone,boulder',
  'empty-nest': 'nest',
  'nest-with-eggs': 'bird nest,nest with egg',
  footprints: 'footprint',
  'tanabata-tree': 'bamboo,bamboo forest',
  'pine-decoration': 'bamboo shoot',
  hole: 'hole,rabbit hole',
  'hot-springs': 'hot spring,onsen,jacuzzi,hot tub,geyser',
  coral: 'coral',
};

export const ON_GROUND = {
  ...ANIMALS,
  ...PEOPLE,
  ...PLANTS,
  ...FOOD,
  ...LEISURE,
  ...EVERYDAY,
  ...VEHICLES,
  ...OBJECTS,
};

interface Pictogram {
  readonly name: string;
  readonly where: 'ground' | 'air' | 'behind';
}

export const LISTS = { ground: ON_GROUND, air: IN_AIR, behind: BEHIND } as const;

const LONGEST = 4;

let dictionary: ReadonlyMap<string, readonly Pictogram[]> | undefined;

function made(): ReadonlyMap<string, readonly Pictogram[]> {
  const meant = new Map<string, Pictogram[]>();
  for (const where of ['ground', 'air', 'behind'] as const)
    for (const [name, terms] of Object.entries(LISTS[where]))
      for (const term of new Set(terms.split(',').map((one) => wordsOf(one).join(' '))))
        meant.set(term, [...(meant.get(term) ?? []), { name, where }]);
  return meant;
}

interface Mention {
  readonly pictograms: readonly Pictogram[];
  readonly length: number;
}

export function pictogramsAt(words: readonly string[], at: number): Mention | undefined {
  dictionary ??= made();
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const pictograms = dictionary.get(words.slice(at, at + length).join(' '));
    if (pictograms !== undefined) return { pictograms, length };
  }
  return undefined;
}
