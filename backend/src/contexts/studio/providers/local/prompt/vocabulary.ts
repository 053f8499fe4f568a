import type { ClothesName } from '../dress/clothes.js';
import type { GlassesName } from '../dress/glasses.js';
import type { HatName } from '../dress/hats.js';
import type { PlaceName } from '../places/places.js';
import type { PropName } from '../props/props.js';
import type { Hour } from '../scenery/hour.js';
import type { Weather } from '../weather/weather.js';
import type { PostureName } from '../figures/postures.js';

/** What a word stands for, words that belong together joined by a blank; each in the singular. */
type Words<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export const PLACE_WORDS: Words<PlaceName> = {
  beach:
    'beach,sea,seaside,ocean,island,sand,surf,surfing,surfer,coast,tropical,hawaii,palm,vacation,holiday,shore,wave',
  outerSpace:
    'space,outer space,moon,mars,planet,galaxy,cosmos,cosmic,star,astronaut,rocket,ufo,alien,orbit,universe,spaceship,saturn',
  city: 'city,town,street,skyline,downtown,skyscraper,urban,new york,tokyo,london,rooftop,traffic,metropolis',
  forest: 'forest,wood,tree,jungle,camp,camping,campfire,tent,woodland,pine',
  mountains: 'mountain,alp,hill,peak,ski,skiing,hiking,summit,snowboard,valley,himalaya',
  underwater:
    'underwater,under water,diving,diver,fish,coral,reef,submarine,mermaid,aquarium,deep sea,whale,dolphin,shark',
  desert: 'desert,cactus,cowboy,western,dune,sahara,camel,pyramid,egypt,canyon,wild west',
  room: 'room,home,house,sofa,couch,living room,bedroom,kitchen,office,library,school,indoors,reading,cozy,cosy,museum,bed,chef,cooking,baking',
  party:
    'party,birthday,celebration,celebrating,disco,dance,dancing,confetti,concert,stage,carnival,festival,new year,anniversary,club,singer,rockstar,band',
  castle:
    'castle,king,queen,knight,prince,princess,kingdom,fairy tale,medieval,palace,royal,dragon,wizard,tower,throne',
  candy: 'candy,sweet,chocolate,sugar,lollipop,dessert,dreamland,gingerbread,marshmallow',
  cyberspace:
    'cyberspace,cyber,computer,matrix,internet,digital,neon,synthwave,vaporwave,arcade,video game,pixel,retro,hacker,code,coding,robot,virtual,80,eighty,future,futuristic,cyberpunk,programmer',
  autumnPark: 'autumn,fall,leaf,leaves,october,thanksgiving,harvest,halloween,pumpkin',
  garden: 'garden,flower,rose,tulip,gardening,spring,butterfly,bee,picnic,gardener,easter',
  meadow: 'meadow,field,grass,park,lawn,countryside,farm,playground,dog park,walk',
};

export const HOUR_WORDS: Words<Hour> = {
  night: 'night,midnight,moonlight,moonlit,dark,star,starry,dream,halloween,nocturnal,firework',
  dusk: 'sunset,dusk,evening,twilight,golden hour,sundown,romantic,synthwave,retro,vaporwave',
  dawn: 'dawn,sunrise,morning,breakfast,early',
  day: 'day,noon,sun,sunny,midday,daylight,bright',
};

export const WEATHER_WORDS: Words<Weather> = {
  storm: 'storm,stormy,thunder,lightning,thunderstorm,hurricane',
  rain: 'rain,raining,rainy,umbrella,drizzle,puddle,wet',
  snow: 'snow,snowing,snowy,winter,christmas,xmas,blizzard,ice,frozen,snowman,santa,arctic,ski,skiing,snowflake',
  fog: 'fog,foggy,mist,misty,haze,spooky,ghost,mysterious',
  rainbow: 'rainbow,pride,unicorn',
  cloudy: 'cloud,cloudy,overcast,windy,wind,kite',
};

export const PROP_WORDS: Words<PropName> = {
  cat: 'cat,kitten,kitty',
  bird: 'bird,parrot,sparrow,robin',
  butterfly: 'butterfly',
  dinosaur: 'dinosaur,dino,t-rex,jurassic',
  snowman: 'snowman',
  duck: 'duck,duckling,rubber duck',
  dragon: 'dragon',
  penguin: 'penguin',
  bee: 'bee,bumblebee,honey',
  cake: 'cake,birthday,cupcake',
  pizza: 'pizza',
  iceCream: 'ice cream,icecream,gelato,sundae',
  coffee: 'coffee,tea,cocoa,espresso,cappuccino,breakfast',
  burger: 'burger,hamburger,cheeseburger',
  doughnut: 'doughnut,donut',
  kennel: 'kennel,doghouse,dog house',
  umbrella: 'umbrella,parasol',
  book: 'book,reading,library,story,school,student',
  treasure: 'treasure,gold,pirate,chest,jewel',
  campfire: 'campfire,fire,bonfire,camping,camp',
  tent: 'tent,camping,camp',
  pumpkin: 'pumpkin,halloween',
  trophy: 'trophy,winner,champion,cup,victory,medal,award',
  lantern: 'lantern,lamp,chinese new year',
  telescope: 'telescope,astronomer,stargazing',
  television: 'television,tv,movie,film,cinema',
  crystal: 'crystal,gem,diamond,magic',
  ball: 'ball,football,soccer,basketball,play,playing,tennis',
  bone: 'bone,treat',
  balloons: 'balloon,party,birthday,celebration',
  kite: 'kite',
  gift: 'gift,present,christmas,xmas,birthday,santa',
  computer: 'computer,laptop,coding,programmer,code,hacker,developer,internet',
  guitar: 'guitar,music,band,rockstar,concert,singer,song',
  robot: 'robot,android',
  magic: 'magic,wizard,spell,sparkle,fairy',
  car: 'car,driving,drive,racing,race,taxi,traffic',
  rocket: 'rocket,spaceship,astronaut',
  ufo: 'ufo,alien,flying saucer',
  boat: 'boat,ship,sailing,sailor,sail,pirate',
  plane: 'plane,airplane,aeroplane,flying,pilot,travel',
  hotAirBalloon: 'hot air balloon',
  skateboard: 'skateboard,skateboarding,skater,skating',
};

export const HAT_WORDS: Words<HatName> = {
  crown: 'crown,king,queen,prince,princess,royal',
  partyHat: 'party,party hat,birthday,celebration,new year',
  cowboyHat: 'cowboy,cowgirl,western,sheriff,wild west',
  wizardHat: 'wizard,witch,magician,sorcerer,magic,halloween',
  chefHat: 'chef,cook,cooking,baker,baking,kitchen,pizza',
  santaHat: 'santa,christmas,xmas',
  pirateHat: 'pirate,buccaneer',
  topHat: 'top hat,gentleman,elegant,fancy,magician,tuxedo,wedding',
  beanie: 'beanie,winter,ski,skiing,snowboard,cold',
  cap: 'cap,baseball,skater,skateboard,skateboarding,sport,hip hop,rapper',
  helmet: 'helmet,knight,warrior,viking,gladiator',
  graduationCap: 'graduation,graduate,professor,university,student',
  flowerCrown: 'flower crown,hippie,spring,fairy,summer',
  detectiveHat: 'detective,sherlock,spy,mystery,mysterious',
  headset: 'headset,headphone,dj,gamer,gaming,music,listening,arcade',
};

export const GLASSES_WORDS: Words<GlassesName> = {
  sunglasses: 'sunglass,sunglasses,cool,beach,vacation,holiday,summer,surfer,rockstar,sunny,tropical,rapper',
  spectacles:
    'glass,glasses,spectacle,spectacles,professor,nerd,nerdy,scientist,library,reading,hacker,programmer,grandpa',
  eyePatch: 'pirate,eye patch',
  mask: 'mask,masked,superhero,hero,bandit,carnival',
};

export const CLOTHES_WORDS: Words<ClothesName> = {
  cape: 'cape,superhero,hero,king,queen,royal,wizard,vampire,flying',
  bowTie: 'bow tie,gentleman,elegant,fancy,tuxedo,wedding,waiter,james bond,magician',
  scarf: 'scarf,winter,snow,snowy,autumn,fall,cold,ski,skiing',
  medal: 'medal,winner,champion,olympic,athlete,victory',
};

export const POSTURE_WORDS: Words<PostureName> = {
  dancing: 'dance,dancing,disco,dancer,ballet,party',
  flying: 'fly,flying,superhero,hero,cape,jump,jumping,leap',
  waving: 'wave,waving,hello,hi,greeting,welcome,goodbye',
  cheering: 'cheer,cheering,happy,winner,champion,celebration,celebrating,victory,birthday,excited',
  strolling: 'walk,walking,stroll,running,run,hiking,skateboard,skateboarding,surfing,skiing,driving',
  sitting: 'sit,sitting,relax,relaxing,reading,fishing,meditating,resting,calm,picnic,lazy,sleepy',
};

export const SAD_WORDS = 'sad,lonely,crying,unhappy,melancholy,rainy';
export const SURPRISED_WORDS = 'surprised,scared,shocked,spooky,ghost,amazed,wow,halloween';
export const CALM_WORDS =
  'sleep,sleeping,sleepy,calm,meditating,meditation,peaceful,dream,dreaming,relax,relaxing,lazy';

/** Colours that a thing takes when they are named right before it. */
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
