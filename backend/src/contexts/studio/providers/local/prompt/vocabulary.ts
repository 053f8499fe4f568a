import type { ClothesName } from '../dress/clothes.js';
import type { GlassesName } from '../dress/glasses.js';
import type { HatName } from '../dress/hats.js';
import type { PlaceName } from '../places/places.js';
import type { PropName } from '../props/props.js';
import type { Hour } from '../scenery/hour.js';
import type { Weather } from '../weather/weather.js';
import type { PostureName } from '../figures/postures.js';
import type { StyleName } from '../styles/styles.js';

/** What a word stands for, words that belong together joined by a blank; each in the singular. */
type Words<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export const PLACE_WORDS: Words<PlaceName> = {
  beach: 'beach,sea,seaside,ocean,island,coast,tropical,hawaii,shore,caribbean,sand,cliff',
  outerSpace: 'space,outer space,mars,galaxy,cosmos,cosmic,orbit,universe,space station,black hole,rocket launch',
  lake: 'lake,pond,river,riverside,lakeside,riverbank,river bank,bank of the river,bank by the river,stream,waterfall',
  city: 'city,town,street,skyline,downtown,skyscraper,urban,new york,tokyo,london,paris,berlin,rome,chicago,rooftop,traffic,metropolis,mall',
  forest: 'forest,wood,jungle,woodland,rainforest,safari',
  mountains: 'mountain,alp,hill,peak,summit,valley,himalaya,everest,switzerland',
  underwater:
    'underwater,under water,swimming pool,pool,under the sea,coral,reef,aquarium,deep sea,atlantis,bottom of the sea,bottom of the ocean',
  desert: 'desert,western,saloon,dune,sahara,pyramid,egypt,canyon,wild west,oasis,mexico',
  room: 'room,at home,living room,bedroom,kitchen,office,library,classroom,indoor,indoors,cozy,cosy,museum,bathroom,restaurant,cafe,coffee shop,hospital,laboratory,lab,bakery,gym,fireplace',
  party: 'party,birthday,celebration,disco,concert,stage,carnival,festival,new year,anniversary,club,nightclub',
  castle: 'castle,kingdom,fairy tale,fairytale,medieval,palace',
  candy: 'candy land,candyland,candy,made of chocolate,chocolate factory,sugar,dreamland,gingerbread,marshmallow',
  cyberspace:
    'cyberspace,cyber,matrix,digital,neon,synthwave,vaporwave,arcade,video game,retro,virtual,80,eighty,future,futuristic,cyberpunk,virtual reality,vr',
  autumnPark: 'autumn,fall leaf,leaf,leaves,october,november,september,thanksgiving,harvest',
  garden: 'garden,gardening,spring,springtime,easter',
  meadow: 'meadow,field,grass,park,lawn,countryside,farm,playground,dog park,stadium',
};

/** Where somebody or something is, as long as no place is named. */
export const PLACE_HINTS: Words<PlaceName> = {
  beach: 'wave,lighthouse,surfboard,surf,surfing,surfer,boat,sailing,sailboat,lifeguard,sandcastle,bikini',
  outerSpace: 'moon,planet,astronaut,rocket,ufo,alien,spaceship,saturn,jupiter,comet',
  lake: 'fishing,angler,canoe,kayak,rowing,lily pad,swan',
  city: 'taxi,shopping',
  forest: 'camp,camping,campfire,tent,robin hood',
  mountains: 'ski,skiing,skier,hiking,snowboard,snowboarding,climbing,climber',
  underwater: 'diving,diver,scuba,submarine,mermaid,whale,dolphin,shark,jellyfish,octopus,swimming,snorkeling',
  desert: 'cactus,cowboy,cleopatra,pharaoh',
  room: 'sofa,couch,reading,bed,chef,cooking,baking,bath,bathtub,dentist,studying,homework,watching tv,piano,yoga',
  party: 'celebrating,confetti,singer,singing,karaoke,rockstar,rock star,band,dj',
  castle: 'king,queen,knight,prince,princess,royal,dragon,wizard,throne',
  cyberspace: 'computer,internet,hacker,coding,programmer,programming',
  autumnPark: 'halloween,pumpkin',
  garden: 'flower,tulip,butterfly,bee,gardener',
  meadow: 'farmer,football,soccer,rugby,golf,baseball,cricket,cow,sheep,picnic,village',
};

export const HOUR_WORDS: Words<Hour> = {
  night:
    'night,midnight,northern light,aurora,polar light,aurora borealis,moonlight,moonlit,dark,starry,dream,dreaming,halloween,nocturnal,firework,new year,owl,bat,vampire',
  dusk: 'sunset,dusk,evening,twilight,golden hour,sundown,romantic,synthwave,retro,vaporwave',
  dawn: 'dawn,sunrise,morning,breakfast,early',
  day: 'day,noon,sun,sunny,midday,daylight,bright',
};

export const WEATHER_WORDS: Words<Weather> = {
  storm: 'storm,stormy,thunder,lightning,thunderstorm,hurricane',
  rain: 'rain,raining,rainy,umbrella,drizzle,puddle,wet',
  snow: 'snow,snowing,snowy,winter,christmas,xmas,blizzard,frozen,snowman,santa,arctic,antarctica,north pole,south pole,igloo,ski,skiing,skier,sled,sleigh,snowball,december,january',
  fog: 'fog,foggy,mist,misty,haze,spooky,scary,creepy,ghost,mysterious',
  aurora: 'northern light,aurora,polar light,aurora borealis',
  rainbow: 'rainbow,pride,unicorn,lgbt',
  cloudy: 'cloud,cloudy,overcast,windy,wind',
};

export const PROP_WORDS: Words<PropName> = {
  cat: 'cat,kitten,kitty',
  bird: 'bird,sparrow,robin',
  butterfly: 'butterfly',
  dinosaur: 'dinosaur,dino,t-rex,jurassic',
  snowman: 'snowman',
  duck: 'duck,duckling,rubber duck',
  dragon: 'dragon',
  penguin: 'penguin',
  bee: 'bee,bumblebee,honeybee',
  cake: 'cake,birthday',
  pizza: 'pizza',
  iceCream: 'ice cream,icecream,gelato,sundae',
  coffee: 'coffee,cocoa,hot chocolate,espresso,cappuccino,latte,breakfast',
  burger: 'burger,hamburger,cheeseburger',
  doughnut: 'doughnut,donut',
  kennel: 'kennel,doghouse,dog house',
  umbrella: 'umbrella,parasol',
  book: 'book,reading,story',
  treasure: 'treasure,gold,pirate,chest,jewel',
  campfire: 'campfire,bonfire,camping,camp',
  tent: 'tent,camping,camp',
  pumpkin: 'pumpkin',
  trophy: 'trophy,winner,champion,golden cup,silver cup,victory,medal,award',
  lantern: 'lamp,street lamp',
  telescope: 'telescope,astronomer,stargazing',
  television: 'television,tv,movie,film,cinema',
  crystal: 'crystal',
  ball: 'ball,beach ball',
  bone: 'bone',
  balloons: 'party,birthday',
  kite: 'kite',
  gift: 'gift,present,christmas,xmas,birthday,santa',
  computer: 'computer,coding,programmer,programming,code,hacker,developer,internet',
  guitar: 'guitar,band,rockstar,rock star,guitarist',
  robot: 'robot,android',
  magic: 'magic,wizard,spell,sparkle,fairy',
  car: 'car',
  rocket: 'rocket,spaceship,astronaut',
  ufo: 'ufo,alien,flying saucer',
  boat: 'boat,ship,pirate,gondola,venice',
  lighthouse: 'lighthouse',
  windmill: 'windmill,holland,netherland,dutch',
  surfboard: 'surfboard,surfing,surfer,surf,wave',
  bridge: 'bridge,golden gate,golden gate bridge',
  fireworks: 'firework,new year,fourth of july,independence day',
  snowboard: 'snowboard,snowboarding,snowboarder',
  chessboard: 'chess,chessboard,chess board,checkmate,chess piece',
  table: 'table,desk,dinner table,picnic table',
  fence: 'fence,picket fence',
  road: 'road,highway,path,motorway,lane',
  cave: 'cave,cavern,grotto',
  barn: 'barn,farmhouse,stable,farm',
  plane: 'plane,airplane,aeroplane,pilot',
  hotAirBalloon: 'hot air balloon',
  skateboard: 'skateboard,skateboarding,skater,skating',
};

export const HAT_WORDS: Words<HatName> = {
  crown: 'crown,king,queen,prince,princess,royal',
  partyHat: 'party,party hat,birthday,celebrating,new year',
  cowboyHat: 'cowboy,cowgirl,western,sheriff,wild west',
  wizardHat: 'wizard,witch,magician,sorcerer,magic,halloween',
  chefHat: 'chef,cook,cooking,baker,baking,pizza chef,bakery',
  santaHat: 'santa,christmas,xmas',
  pirateHat: 'pirate,buccaneer',
  topHat: 'top hat,gentleman,elegant,fancy,magician,tuxedo,wedding',
  beanie: 'beanie,winter,ski,skiing,snowboard,snowboarding,freezing',
  cap: 'cap,hat,trucker,baseball,skater,skateboard,skateboarding,sport,hip hop,rapper',
  helmet: 'helmet,knight,warrior,viking,gladiator',
  safetyHelmet: 'hard hat,safety helmet,bike helmet,firefighter,fireman,construction worker,builder,biker,cyclist',
  spaceHelmet: 'astronaut,cosmonaut,spaceman,spacesuit,space suit,space helmet',
  graduationCap: 'graduation,graduate,professor,university,student',
  flowerCrown: 'flower crown,hippie,spring,fairy,summer',
  detectiveHat: 'detective,sherlock,spy,mystery,mysterious',
  headset: 'headset,headphone,dj,gamer,gaming,music,listening,arcade',
};

export const GLASSES_WORDS: Words<GlassesName> = {
  sunglasses: 'sunglass,sunglasses,cool,vacation,holiday,summer,surfer,rockstar,rock star,tropical,rapper,hawaii',
  spectacles: 'glasses,spectacle,spectacles,professor,nerd,nerdy,scientist,library,reading,hacker,programmer,grandpa',
  eyePatch: 'pirate,eye patch',
  mask: 'mask,masked,superhero,hero,bandit,carnival,batman,ninja,zorro,robber',
};

export const CLOTHES_WORDS: Words<ClothesName> = {
  cape: 'cape,superhero,hero,king,queen,royal,wizard,vampire,flying',
  bowTie: 'bow tie,gentleman,elegant,fancy,tuxedo,wedding,waiter,james bond,magician',
  scarf: 'scarf,winter,snow,snowy,autumn,fall,freezing,ski,skiing',
  medal: 'medal,winner,champion,olympic,athlete,victory',
};

export const POSTURE_WORDS: Words<PostureName> = {
  dancing: 'dance,dancing,disco,dancer,ballet,ballerina,salsa,tango,hip hop',
  flying:
    'fly,flying,superhero,hero,superman,jump,jumping,leap,leaping,skydiving,bouncing,trampoline,swimming,diving,floating',
  waving: 'wave,waving,hello,hi,greeting,welcome,goodbye',
  cheering: 'cheer,cheering,happy,winner,champion,celebration,celebrating,victory,birthday,excited',
  strolling:
    'walk,walking,stroll,running,run,runner,jogging,marathon,hiking,skateboard,skateboarding,surfing,skiing,skating,chasing,racing,exploring,climbing,kicking,playing football,playing soccer',
  sitting:
    'sit,sitting,relax,relaxing,reading,fishing,meditating,yoga,resting,calm,picnic,lazy,sleepy,sleeping,asleep,nap,napping,eating,drinking,driving,riding,watching,studying,typing,working,coding,painting,drawing,writing,playing chess,bath,sad,crying',
};

export const STYLE_WORDS: Words<StyleName> = {
  pixel: 'pixel art,pixel,pixelated,8 bit,16 bit,minecraft,retro game',
  lineArt: 'line art,line drawing,outline,colouring page,coloring page,colouring book,coloring book',
  sketch: 'sketch,pencil drawing,pencil,charcoal,hand drawn',
  blueprint: 'blueprint,technical drawing',
  oil: 'oil painting,oil,oil paint,van gogh,impressionist,monet,painting style',
  watercolour: 'watercolour,watercolor,aquarelle',
  comic: 'comic,comic book,pop art,manga,anime,warhol,lichtenstein',
  poster: 'poster,travel poster,propaganda poster,screen print,art deco',
  vintage: 'vintage,old photo,sepia,polaroid,old fashioned,1920,1950',
  noir: 'black and white photo,black and white,noir,monochrome,film noir,greyscale,grayscale',
  neon: 'neon light,neon sign,neon glow,glowing',
};

export const HIMSELF = 'marcel,dog,puppy,doggy,doggo';

export const SAD_WORDS =
  'sad,lonely,crying,cry,tear,unhappy,melancholy,depressed,disappointed,heartbroken,angry,mad,grumpy';
export const SURPRISED_WORDS =
  'surprised,surprise,scared,afraid,shocked,spooky,ghost,amazed,amazing,wow,horror,terrified';
export const CALM_WORDS =
  'sleep,sleeping,asleep,sleepy,nap,napping,tired,snoring,calm,meditating,meditation,yoga,peaceful,dream,dreaming,relax,relaxing,lazy';

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
