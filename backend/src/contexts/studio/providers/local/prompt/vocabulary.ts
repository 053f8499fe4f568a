import type { ClothesName } from '../dress/clothes.js';
import type { GlassesName } from '../dress/glasses.js';
import type { HatName } from '../dress/hats.js';
import type { PlaceName } from '../places/places.js';
import type { PropName } from '../props/props.js';
import type { Hour } from '../scenery/hour.js';
import type { Weather } from '../weather/weather.js';
import type { PostureName } from '../figures/postures.js';
import type { StyleName } from '../styles/styles.js';

type Words<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export const PLACE_WORDS: Words<PlaceName> = {
  beach:
    'beach,sea,seaside,ocean,island,coast,tropical,hawaii,shore,caribbean,sand,desert island,deserted island,treasure island,seashore,seafront,bay,lagoon,maldive,bali,riviera,miami,ship deck,on the water,cliffs of dover,ibiza,mallorca,cancun,beach umbrella',
  outerSpace:
    'space,outer space,galaxy,cosmos,cosmic,orbit,universe,space station,black hole,rocket launch,on the moon,on moon,to the moon,moon landing,moon base,lunar,on the sun,on saturn,on jupiter,on venus,over the moon,planet,asteroid belt,starship,zero gravity,spacewalk,milky way,solar system,nebula',
  mars: 'mars,red planet,martian',
  jungle: 'jungle,rainforest,amazon,amazon rainforest,tropical forest,congo,borneo',
  lake: 'lake,pond,venice,river,riverside,lakeside,riverbank,river bank,bank of the river,bank by the river,stream,waterfall,swamp,marsh,bayou,wetland,creek,brook,canal,harbor,harbour,dock,pier,loch,niagara,niagara fall,amazon river,nile,rapids,dam,fjord',
  city: 'city,town,street,skyline,downtown,skyscraper,urban,new york,tokyo,london,paris,berlin,rome,chicago,rooftop,traffic,metropolis,mall,time square,times square,manhattan,brooklyn,los angeles,san francisco,las vegas,boston,seattle,toronto,sydney,melbourne,amsterdam,barcelona,madrid,lisbon,vienna,prague,budapest,warsaw,munich,hamburg,milan,florence,athens,istanbul,moscow,dubai,shanghai,beijing,hong kong,singapore,seoul,bangkok,mumbai,delhi,cairo,rio,rio de janeiro,buenos aires,venice,copenhagen,stockholm,oslo,dublin,edinburgh,brussel,zurich,gotham,alley,avenue,crosswalk,sidewalk,pavement,parking lot,hollywood,broadway,big ben,eiffel tower,piccadilly,plaza,suburb,skatepark,skate park,bus stop,train station',
  forest:
    'forest,wood,woodland,safari,treehouse,tree house,redwood,bamboo forest,taiga,zoo,tree trunk,wilderness,fairy forest,enchanted forest',
  mountains:
    'mountain,alp,hill,peak,summit,valley,himalaya,everest,switzerland,slope,ski slope,ski resort,cliff edge,tibet,nepal,rocky mountain,andes,glacier,mount everest,mount fuji,fuji,machu picchu,mountain top,mountaintop',
  pool: 'swimming pool,in the pool,in a pool,at the pool,by the pool,at a pool,into the pool,pool party,pool side,poolside,paddling pool',
  underwater:
    'underwater,under water,under the sea,coral,reef,aquarium,deep sea,atlantis,bottom of the sea,bottom of the ocean,water world,ocean floor,sea floor,seabed,sea bed,fish tank,shipwreck',
  desert:
    'desert,western,saloon,dune,sahara,pyramid,egypt,canyon,wild west,oasis,mexico,sandstorm,cappadocia,petra,savanna,savannah,serengeti,outback,sandpit,dubai desert,morocco,africa,grand canyon,nevada,death valley',
  room: 'room,at home,by the window,by a window,at the window,near the window,through the window,out of the window,out the window,next to the window,in front of the window,in front of a window,windowsill,window sill,living room,bedroom,kitchen,office,library,classroom,indoor,indoors,cozy,cosy,museum,bathroom,restaurant,cafe,coffee shop,hospital,laboratory,lab,bakery,fireplace,elevator,waiting room,courtroom,attic,basement,cellar,closet,hallway,dining room,workshop,garage,barbershop,barber shop,hair salon,salon,spa,sauna,pub,diner,bookstore,bookshop,laundromat,toy store,pet shop,supermarket,grocery store,mcdonald,dentist,hotel room,on the couch,courthouse,meeting,recording studio,cockpit,dungeon,working from home,interview,job interview,home office,sleepover,ironing,cinema,movie theater,theater,theatre,prison cell',
  party:
    'party,birthday,celebration,disco,concert,stage,carnival,festival,new year,anniversary,nightclub,rave,ballroom,wedding party,new year eve,oktoberfest,circus,fiesta,prom,parade,talent show,karaoke bar,graduation party,rock concert,music festival,casino,dance floor,dancefloor,night club,dance club',
  castle:
    'castle,kingdom,fairy tale,fairytale,medieval,palace,fortress,royal court,throne room,camelot,disneyland,hogwarts,fairyland,round table,middle age,alice in wonderland',
  candy:
    'candy land,candyland,candy,made of chocolate,chocolate factory,sugar,dreamland,candy world,sweet shop,lollipop land,gingerbread house,chocolate river,cotton candy,willy wonka',
  cyberspace:
    'cyberspace,cyber,matrix,digital,neon,synthwave,vaporwave,arcade,video game,virtual,eighties,future,futuristic,cyberpunk,virtual reality,vr,metaverse,inside a computer,hologram,tron,blade runner,cyborg,science fiction,sci fi,time machine,time travel,pixel world,minecraft,tetris',
  autumnPark:
    'autumn,fall leaf,october,november,september,thanksgiving,harvest,autumnal,fall foliage,pumpkin patch,apple orchard,halloween night,november rain,autumn leaf,falling leaf',
  garden:
    'garden,gardening,spring,springtime,easter,greenhouse,orchard,flower bed,flower field,tulip field,vineyard,botanical,blooming,backyard,back yard,hedge,japanese garden,april,mother day,hedge maze,labyrinth,maze',
  meadow:
    'meadow,field,grass,park,lawn,countryside,farm,playground,dog park,stadium,provence,lavender field,hayfield,pasture,prairie,ranch,football pitch,soccer field,football field,baseball field,pitch,golf course,race track,racetrack,cornfield,corn field,wheat field,rice field,racecourse,picnic,scotland,ireland,highland,tuscany,camping site,campsite,cemetery,graveyard,sports day,tennis court,basketball court,arena,colosseum,funeral,great wall of china',
};

export const PLACE_HINTS: Words<PlaceName> = {
  beach:
    'lighthouse,surfboard,surf,surfing,surfer,boat,ship,pirate ship,viking ship,sailing ship,sailing boat,fishing boat,row boat,rowboat,speedboat,motorboat,yacht,regatta,ferry,galleon,raft,cargo ship,anchor,sailor,sailing,sailboat,lifeguard,sandcastle,bikini,lifebuoy,hammock,palm tree,sand castle,seagull,crab,cruise ship,sunbathing,snorkel mask,seashell,ocean wave',
  outerSpace:
    'planet,astronaut,rocket,ufo,alien,spaceship,saturn,jupiter,comet,venus,neptune,uranus,satellite,meteor,asteroid,cosmonaut,space helmet,astronomy',
  lake: 'fishing,angler,canoe,kayak,rowing,lily pad,swan,frog,lily,duckling,goose,canoeing,paddling,fisherman,beaver dam,flamingo,crocodile,hippo,swans',
  city: 'taxi,shopping,traffic jam,bus driver,taxi driver,police chase,skateboarding,graffiti,parkour,food truck,ice cream truck',
  forest:
    'camp,camping,campfire,tent,robin hood,lumberjack,mushroom,squirrel,bear,wolf,owl,deer,gnome,elf,fairy,troll,bigfoot,little red riding hood,koala,beaver,woodpecker,bamboo,panda,robin',
  jungle: 'monkey,tarzan,gorilla,toucan,parrot,mowgli,jaguar,chimpanzee,orangutan,sloth',
  mountains:
    'ski,skiing,skier,hiking,snowboard,snowboarding,climbing,climber,yeti,paragliding,mountaineer,goat cheese,sled,sledding,cable car,mountain bike,mountain goat,yodeling,yodel,volcano,iceberg,igloo,antarctica,arctic,north pole,south pole,polar bear,penguin,eskimo,ice floe',
  underwater:
    'diving,diver,scuba,submarine,mermaid,whale,dolphin,shark,jellyfish,octopus,swimming,snorkeling,squid,giant squid,scuba diving,scuba diver,seahorse,sea horse,stingray,eel,octopuses,sea turtle,coral reef,goldfish,nemo',
  desert: 'cactus,cowboy,cleopatra,pharaoh,camel,mummy,scorpion,tumbleweed,rattlesnake,lasso,aladdin,genie,sphinx',
  room: 'sofa,couch,window,reading,bed,chef,cooking,baking,bath,bathtub,dentist,studying,homework,watching tv,piano,yoga,netflix,watching a movie,ironing,vacuuming,doing the dishes,washing dishes,dishwashing,board game,taking a shower,massage,haircut,playing card,poker,chess,typing,desk,bookshelf,couch potato,wardrobe,sofa cushion,pajama party,teacher,knitting,grandma,bedtime,insomnia,art gallery,waking up,wake up,bedtime story',
  party:
    'celebrating,confetti,singer,singing,karaoke,rockstar,rock star,band,dj,dancing,disco,dancer,concert,breakdancing,microphone,flamenco,salsa,tango,musical',
  castle:
    'king,queen,knight,prince,princess,royal,dragon,wizard,throne,king arthur,excalibur,witch,merlin,cinderella,rapunzel,troll bridge,joust,jousting',
  cyberspace:
    'computer,internet,hacker,coding,programmer,programming,robot uprising,cyber attack,artificial intelligence,ai,computer virus',
  autumnPark: 'halloween,pumpkin',
  garden:
    'flower,tulip,butterfly,bee,gardener,gnome garden,rose,sunflower,watering,watering can,planting,garden hose,ladybird,snail,beehive,beekeeper,honeycomb,hummingbird',
  meadow:
    'farmer,football,soccer,rugby,golf,baseball,cricket,cow,sheep,picnic,village,kite,frisbee,tug of war,haystack,scarecrow,horse race,hedgehog,ladybug,goat,pig,chicken,barbecue,trampoline,swing,marathon,archery,sky',
};

export const HOUR_WORDS: Words<Hour> = {
  night:
    'night,midnight,northern light,aurora,polar light,aurora borealis,moonlight,moonlit,dark,starry,dream,dreaming,halloween,nocturnal,firework,new year,owl,bat,vampire,moon,full moon,crescent moon,candlelight,starlight,shooting star,fireflies,firefly,campfire,bonfire,nightclub,night sky,tonight,nighttime,werewolf,haunted,ghost,zombie,lantern festival,rave,stargazing,bedtime,christmas eve,new year eve,silvester,spooky,firework show,under the stars,star gazing,night time',
  dusk: 'sunset,dusk,evening,twilight,golden hour,sundown,romantic,synthwave,vaporwave,late afternoon,nightfall,evening sky,into the sunset,sundowner',
  dawn: 'dawn,sunrise,morning,breakfast,early,first light,early bird,wake up,waking up,daybreak,good morning,morning coffee',
  day: 'day,noon,sun,sunny,midday,daylight,bright,afternoon,sunshine,blue sky,heatwave,summer,picnic,sunbathing',
};

export const WEATHER_WORDS: Words<Weather> = {
  storm:
    'storm,stormy,thunder,lightning,thunderstorm,hurricane,lightning bolt,lightning strike,thunderbolt,tempest,tornado,cyclone,typhoon,lightning storm',
  rain: 'rain,raining,rainy,drizzle,puddle,wet,heavy rain,rainfall,downpour,monsoon,rain shower,rainstorm,raincoat,singing in the rain,flood',
  snow: 'snow,snowing,snowy,winter,christmas,xmas,blizzard,frozen,snowman,santa,arctic,antarctica,north pole,south pole,igloo,ski,skiing,skier,sled,sleigh,snowball,december,january,snowfall,heavy snow,heavy snowfall,snowflake,snowball fight,snowstorm,frost,frosty,icy,hail,sleet,sledding,toboggan,iceberg,ice age,ice skating,ice fishing,polar,wintery,wintertime,advent,eskimo,greenland,alaska,lapland,yeti,winter wonderland',
  fog: 'fog,foggy,mist,misty,haze,spooky,scary,creepy,ghost,mysterious,sandstorm,smog,smoke,smoky,graveyard,cemetery,zombie,eerie',
  aurora: 'northern light,aurora,polar light,aurora borealis',
  rainbow: 'rainbow,pride,unicorn,lgbt,over the rainbow,rainbow colored,rainbow colours',
  cloudy: 'cloud,cloudy,overcast,windy,breeze,windy day,gust,grey sky,cloudscape,kite,wind,blowing wind',
};

export const PROP_WORDS: Words<PropName> = {
  cat: 'cat,kitten,kitty,garfield,tabby,persian cat,siamese cat',
  bird: 'bird,sparrow,robin,hummingbird,canary,seagull,songbird,finch,woodpecker,twitter',
  butterfly: 'butterfly,moth',
  dinosaur: 'dinosaur,dino,t-rex,jurassic,velociraptor,raptor,triceratops,stegosaurus,jurassic park',
  snowman: 'snowman,snowball fight,frosty the snowman',
  duck: 'duck,duckling,rubber duck,donald duck,mallard,ugly duckling',
  dragon: 'dragon,smaug,fire breathing dragon,hydra',
  penguin: 'penguin,pingu',
  bee: 'bee,bumblebee,honeybee,beehive,beekeeper,hive,wasp,hornet,honeycomb,queen bee',
  cake: 'cake,birthday,wedding cake,chocolate cake,birthday cake,cake slice,piece of cake',
  pizza: 'pizza,pizza margherita,margherita pizza,pizza slice,margherita,pizzeria',
  iceCream: 'ice cream,icecream,gelato,sundae,popsicle,ice lolly,ice cream sundae,frozen dessert,ice cream cone',
  coffee:
    'coffee,cocoa,hot chocolate,espresso,cappuccino,latte,breakfast,barista,latte art,coffee cup,cup of coffee,flat white,mocha,espresso machine,coffee machine,starbuck,coffee shop,cafe,coffee house',
  burger: 'burger,hamburger,cheeseburger,big mac,bacon burger,veggie burger',
  doughnut: 'doughnut,donut',
  kennel: 'kennel,doghouse,dog house,animal shelter,snoopy',
  umbrella: 'umbrella,parasol',
  book: 'book,reading,story,fairy tale book,novel,diary,bible,bedtime story,magic book,spell book,cookbook,librarian',
  treasure: 'treasure,gold,pirate,chest,jewel,treasure chest,loot',
  fishbowl:
    'fishbowl,fish bowl,goldfish bowl,fish in a bowl,fish in a glass bowl,fish in a fishbowl,goldfish in a bowl,goldfish in a fishbowl,goldfish in a glass bowl',
  treeHouse: 'tree house,treehouse',
  campfire: 'campfire,bonfire,camping,camp,camp fire,roasting marshmallow,toasting marshmallow',
  tent: 'tent,camping,camp,glamping,tipi,teepee,wigwam',
  pumpkin: 'pumpkin,pumpkin patch,cinderella carriage',
  trophy:
    'trophy,winner,champion,golden cup,silver cup,victory,medal,award,oscar,academy award,world champion,cup final,nobel prize,grammy,contest,competition,tournament,final,finale,talent show',
  lantern: 'lampion,paper lamp',
  lamp: 'lamp,floor lamp,desk lamp,table lamp,reading lamp,bedside lamp,street lamp,lamp post,street light,streetlight',
  telescope: 'telescope,astronomer,stargazing,galileo,astronomy,observatory',
  television: 'television,tv,movie,film,cinema,netflix,watching tv,movie night,cinema screen,watching a movie',
  crystal: 'crystal,crystals,kryptonite,quartz,amethyst',
  ball: 'ball,beach ball,bouncy ball,fetch',
  bone: 'bone,dog bone,dog treat,burying a bone',
  balloons: 'party,birthday,balloon animal,party balloon',
  kite: 'kite,flying a kite,flying kite,kite flying',
  gift: 'gift,present,christmas,xmas,birthday,santa,birthday present,christmas present,christmas gift',
  computer:
    'computer,coding,programmer,programming,code,hacker,developer,internet,artificial intelligence,ai,chatbot,hacking,algorithm,software,website,webpage,gaming pc,work from home,working from home',
  guitar:
    'guitar,band,rockstar,rock star,guitarist,electric guitar,bass guitar,acoustic guitar,bass,rock band,rock and roll,rock n roll,jimi hendrix,slash,heavy metal,metal band,elvis,rock concert',
  robot: 'robot,android,cyborg,terminator,transformer,wall e,r2d2,droid',
  magic: 'magic,wizard,spell,sparkle,magic potion,pixie dust,harry potter,disney magic,hocus pocus',
  car: 'car,toy car,race car,ferrari,porsche,lamborghini,sports car,convertible,electric car,tesla,vintage car,classic car,roadster',
  rocket: 'rocket,spaceship,astronaut,space shuttle,spacecraft,rocket ship,rocket launch,spacex',
  ufo: 'ufo,alien,flying saucer,alien invasion,ufo abduction,alien abduction',
  boat: 'boat,ship,pirate,pirate ship,viking ship,rowboat,row boat,fishing boat,noah ark,noahs ark,sailing ship,galleon,titanic,raft,ship in a bottle',
  lighthouse: 'lighthouse,light house',
  windmill: 'windmill,holland,netherland,dutch,wind turbine,don quixote',
  surfboard: 'surfboard,surfing,surfer,surf,surf board',
  bridge: 'bridge,golden gate,golden gate bridge,london bridge,suspension bridge,brooklyn bridge,tower bridge',
  fireworks: 'firework,new year,fourth of july,independence day,firework display,silvester,firework show,bastille day',
  snowboard: 'snowboard,snowboarding,snowboarder',
  chessboard: 'chess,chessboard,chess board,checkmate,chess piece,checkers,draughts,board game',
  table: 'table,desk,dinner table,picnic table,kitchen table,coffee table,round table,ping pong table',
  fence: 'fence,picket fence,garden fence,white fence',
  road: 'road,highway,path,motorway,lane,route 66,race track,racetrack,traffic jam',
  cave: 'cave,cavern,grotto,bat cave,batcave',
  barn: 'barn,farmhouse,stable,farm,farm animal,farmyard,cowshed,henhouse',
  plane: 'plane,airplane,aeroplane,pilot,fighter jet,jet plane,boeing,paper plane,first class',
  hotAirBalloon: 'hot air balloon,air balloon,hot air balloons',
  submarine: 'submarine,yellow submarine,u boat',
  airship: 'airship,zeppelin,blimp,steampunk airship',
  iceberg: 'iceberg,titanic,ice floe',
  igloo: 'igloo,eskimo',
  sandcastle: 'sandcastle,sand castle',
  throne: 'throne,iron throne',
  swing: 'swing,swing set',
  hammock: 'hammock',
  sofa: 'sofa,couch,lounge,netflix,living room,settee',
  carpet: 'carpet,rug,magic carpet,flying carpet',
  eiffelTower: 'eiffel tower,eiffel,paris,france',
  pyramids: 'pyramid,egypt,giza,cairo,pyramids of giza',
  sphinx: 'sphinx',
  bigBen: 'big ben,westminster,london',
  greatWall: 'great wall of china,great wall',
  colosseum: 'colosseum,coliseum,gladiator',
  operaHouse: 'opera house,sydney opera house,sydney',
  gondola: 'gondola,gondolier,venice',
  washingMachine: 'washing machine,laundry,laundromat',
  skateboard: 'skateboard,skateboarding,skater,skating,skatepark,skate park,tony hawk',
};

export const HAT_WORDS: Words<HatName> = {
  crown:
    'crown,king,queen,prince,princess,royal,emperor,empress,king arthur,cleopatra,pharaoh,majesty,snow white,cinderella,monarch,tiara',
  partyHat:
    'party,party hat,birthday,celebrating,new year,party animal,new year eve,birthday boy,birthday girl,silvester',
  cowboyHat:
    'cowboy,cowgirl,western,sheriff,wild west,indiana jones,woody,lucky luke,sombrero,rodeo,texas,mariachi,mexican,mexico,safari,explorer,archaeologist,archeologist,crocodile dundee,sun hat,straw hat,farmer,scarecrow,gardener,country music,gondolier',
  wizardHat: 'wizard,witch,magician,sorcerer,magic,halloween,gandalf,dumbledore,merlin,hogwarts,warlock',
  chefHat:
    'chef,cook,cooking,baker,baking,pizza chef,bakery,pastry chef,sushi chef,barbecue master,barista,ratatouille,cooking show,butcher',
  santaHat: 'santa,christmas,xmas,santa claus,father christmas,elf on the shelf,advent',
  pirateHat: 'pirate,buccaneer,captain hook,jack sparrow,blackbeard,pirate captain,captain,privateer',
  topHat:
    'top hat,gentleman,elegant,fancy,magician,tuxedo,wedding,mad hatter,willy wonka,abraham lincoln,chaplin,charlie chaplin,groom,millionaire,aristocrat,butler,ringmaster,circus director,victorian,steampunk,michael jackson,napoleon,opera,masked ball,ballroom,mister peanut',
  beanie:
    'beanie,winter,ski,skiing,snowboard,snowboarding,freezing,wool hat,woolly hat,snowball fight,sledding,ice skating,hockey player,antarctica,north pole,eskimo,lumberjack,snowboarder,ice fishing,skier',
  cap: 'cap,hat,trucker,baseball,skater,skateboard,skateboarding,sport,hip hop,rapper,mario,super mario,luigi,beret,trucker hat,train driver,mailman,postman,delivery,driver,bus driver,police,policeman,police officer,golfer,plumber,coach,skatepark,taxi driver,racing driver,baseball player,pokemon trainer,ash ketchum,sailor,football player',
  helmet:
    'helmet,knight,warrior,viking,gladiator,darth vader,stormtrooper,thor,spartan,roman soldier,soldier,centurion,crusader,knight in armor,armor,armour,american football,hockey goalie',
  safetyHelmet:
    'hard hat,safety helmet,bike helmet,firefighter,fireman,construction worker,builder,biker,cyclist,miner,mining,bob the builder,engineer,road worker,mountaineer,climber,climbing,rafting,horse race,jockey,motorcyclist,race driver,formula 1 driver,factory worker',
  spaceHelmet:
    'astronaut,cosmonaut,spaceman,spacesuit,space suit,space helmet,neil armstrong,buzz lightyear,moon landing,spacewalk',
  graduationCap: 'graduation,graduate,professor,university,student,diploma,graduation day,scholar,teacher',
  flowerCrown:
    'flower crown,hippie,frida kahlo,crown of flower,hawaiian,woodstock,midsummer,love and peace,bride,easter,nymph',
  detectiveHat:
    'detective,sherlock,spy,mystery,mysterious,sherlock holmes,investigator,inspector,private eye,hercule poirot,secret agent,film noir',
  headset:
    'headset,headphone,dj,gamer,gaming,music,listening,arcade,podcaster,podcast,streamer,streaming,call center,radio host,headphones,listening to music,pilot,helicopter pilot,techno,rave',
};

export const GLASSES_WORDS: Words<GlassesName> = {
  sunglasses:
    'sunglass,sunglasses,cool,vacation,holiday,summer,surfer,rockstar,rock star,tropical,rapper,hawaii,elvis,terminator,neo,men in black,top gun,elton john,gangster,bodyguard,celebrity,hollywood star,movie star,sunbathing,millionaire,beach party,influencer,secret agent,miami,hip hop,reggae,blues brother,lifeguard,pop star,skater,heatwave',
  spectacles:
    'glasses,spectacle,spectacles,professor,nerd,nerdy,scientist,library,reading,hacker,programmer,grandpa,harry potter,einstein,teacher,librarian,grandma,grandmother,clark kent,steve jobs,woody allen,accountant,lawyer,judge,clever,smart,intelligent,philosopher,genius,writer,author,gandhi,inventor,doctor,architect',
  eyePatch: 'pirate,eye patch,captain hook,jack sparrow,blackbeard,pirate captain',
  mask: 'mask,masked,superhero,hero,bandit,carnival,batman,ninja,zorro,robber,spiderman,spider man,iron man,deadpool,ninja turtle,wonder woman,burglar,thief,catwoman,masked ball,mardi gras,phantom of the opera,avenger,bank robber',
};

export const CLOTHES_WORDS: Words<ClothesName> = {
  cape: 'cape,superhero,hero,king,queen,royal,wizard,vampire,superman,batman,supergirl,wonder woman,thor,dracula,darth vader,emperor,empress,count dracula,harry potter,dumbledore,gandalf,merlin,napoleon,zorro,musketeer,iron man,avenger,matador,little red riding hood,magician,sorcerer,king arthur',
  bowTie:
    'bow tie,gentleman,elegant,fancy,tuxedo,wedding,waiter,james bond,magician,groom,butler,ballroom,chaplin,charlie chaplin,conductor,gala,opera,willy wonka,pianist,oscar,black tie,violinist,orchestra,dinner jacket,casino,academy award,maitre,prom',
  scarf:
    'scarf,winter,autumn,freezing,ski,skiing,ice skating,snowball fight,antarctica,north pole,sledding,christmas market,windy,football fan,polar,ice fishing,snowstorm',
  medal:
    'medal,winner,champion,olympic,athlete,victory,gold medal,silver medal,first place,olympics,olympic game,marathon winner,war hero,winning,podium,admiral,general',
};

export const POSTURE_WORDS: Words<PostureName> = {
  dancing:
    'dance,dancing,disco,dancer,ballet,ballerina,salsa,tango,hip hop,breakdance,breakdancing,breakdancer,twerking,twerk,moonwalk,moonwalking,waltz,waltzing,flamenco,tap dancing,ballroom,rave,party,hula,hula hoop,cartwheel,gymnastic,gymnast,swinging,balancing,twirling,spinning,pirouette,zumba,aerobic,michael jackson,hip hop dancer',
  flying:
    'fly,flying,superhero,hero,superman,jump,jumping,leap,leaping,skydiving,bouncing,trampoline,swimming,diving,floating,super man,supergirl,hovering,levitating,leaping over,jumping over,hopping,hop,trampolining,bungee jumping,bungee,paragliding,falling,diver,scuba diving,soaring,gliding,zero gravity,spacewalk,peter pan,icarus,dunking,dunk,slam dunk',
  waving:
    'wave,waving,hello,hi,greeting,welcome,goodbye,waving hello,saying hello,saying hi,saying goodbye,saluting,hitchhiking,selfie,bye',
  cheering:
    'cheer,cheering,happy,winner,champion,celebration,celebrating,victory,birthday,excited,laughing,celebrate,applauding,goal,hurray,hooray,graduation,graduating,podium,proud,joy,joyful,new year,winning,fighting,fight,boxing,punching,wrestling,lifting,singing,rock star,rockstar,shouting,screaming,conducting',
  strolling:
    'walk,walking,stroll,running,run,runner,jogging,marathon,hiking,skateboard,skateboarding,surfing,skiing,skating,chasing,racing,exploring,climbing,kicking,playing football,playing soccer,walk the dog,marching,march,parade,sneaking,crossing,crossing the road,entering,leaving,escaping,fleeing,arriving,coming,wandering,trekking,kicking a ball,sprinting,sprint,race,playing basketball,playing tennis,playing hockey,playing golf,playing rugby,playing volleyball,playing cricket,playing baseball,shopping,delivering,carrying,pushing,pulling,sweeping,vacuuming,mowing,football match,chase,roller skating,ice skating,digging,backpacking,following,searching,skipping,flying a kite',
  sitting:
    'sit,sitting,relax,relaxing,reading,fishing,meditating,yoga,resting,calm,picnic,lazy,sleepy,sleeping,asleep,nap,napping,eating,drinking,driving,riding,watching,studying,typing,working,coding,painting,drawing,writing,playing chess,bath,sad,crying,sits,seated,thinking,waiting,hammock,couch,sofa,bench,throne,tea party,dinner,lunch,breakfast,brunch,campfire,knitting,sewing,petting,playing piano,playing video games,video game,gaming,gamer,playing cards,poker,board game,meeting,interview,job interview,homework,exam,praying,stuck in traffic,on the couch,bored,snoozing,hibernating,sunbathing,massage,homesick,netflix,movie night,stargazing,cuddling,hot tub,sauna,crossword,fortune teller,dj,playing drums,drummer,playing guitar,pottery,eats,drinks,reads,on a cloud,swing,hiding,hide,hides,peeking,peeping,flying carpet,magic carpet,on a swing,on a throne',
};

export const STYLE_WORDS: Words<StyleName> = {
  pixel:
    'pixel art,pixel,pixelated,8 bit,16 bit,minecraft,retro game,pixelart,8bit,16bit,voxel,mosaic,low poly,retro gaming,lego style',
  lineArt:
    'line art,line drawing,outline,colouring page,coloring page,colouring book,coloring book,minimalist,minimalistic,tattoo,continuous line,one line drawing,coloring sheet,colouring sheet',
  sketch:
    'sketch,pencil drawing,pencil,charcoal,hand drawn,charcoal drawing,ink drawing,ink,doodle,chalk,chalk drawing,etching,engraving,scribble,woodcut,crayon drawing,pencil sketch,rough sketch',
  blueprint: 'blueprint,technical drawing,schematic,technical sketch',
  oil: 'oil painting,oil,oil paint,van gogh,impressionist,monet,painting style,impressionism,impressionistic,expressionism,expressionist,rembrandt,renaissance,baroque,acrylic,acrylic painting,gouache,classical painting,cubism,cubist,surrealism,surrealist,dali,cezanne,klimt,vermeer,da vinci,picasso style,in the style of picasso',
  watercolour: 'watercolour,watercolor,aquarelle,pastel,soft pastel,ink wash,watercolour painting,watercolor painting',
  comic:
    'comic,comic book,pop art,manga,anime,warhol,lichtenstein,comic strip,graphic novel,cartoon strip,andy warhol,roy lichtenstein,japanese anime,studio ghibli,ghibli,superhero comic,comic style',
  poster:
    'poster,travel poster,propaganda poster,screen print,art deco,bauhaus,stencil,banksy,linocut,lino print,screenprint,street art,graffiti,movie poster,film poster,vintage poster,vintage travel poster,retro poster,concert poster,band poster,art nouveau,wanted poster,retro travel poster,woodblock,woodblock print,japanese woodblock print,ukiyo e',
  vintage:
    'vintage,old photo,sepia,polaroid,old fashioned,1920,1950,retro,daguerreotype,antique,old film,1960,1970,1980,1930,1940,twenties,thirties,forties,fifties,sixties,seventies,faded',
  noir: 'black and white photo,black and white,noir,monochrome,film noir,greyscale,grayscale,silent film,silent movie',
  neon: 'neon light,neon sign,neon glow,neon',
};

export const HIMSELF = 'marcel,dog,puppy,doggy,doggo';

export const TWINS = 'twin,twin brother,twin sister,clone,doppelganger';

export const MOOD_WORDS = {
  crying: 'crying,cry,tear,weeping,sobbing,heartbroken,broken heart,funeral,grieving',
  angry: 'angry,mad,grumpy,furious,frustrated,jealous,rage,raging,evil,villain,mean,annoyed',
  sad: 'sad,lonely,unhappy,melancholy,depressed,disappointed,homesick,sick,ill,upset,gloomy,miserable,guilty',
  scared: 'scared,afraid,horror,terrified,frightened,nervous,worried,anxious,panic,panicking,scary,fear,fearful',
  surprised:
    'surprised,surprise,spooky,ghost,haunted,shocked,amazed,amazing,wow,screaming,howling,shouting,yelling,barking,confused,curious,astonished,embarrassed,startled,stunned,sneezing,boo',
  calm: 'sleep,sleeping,asleep,sleepy,nap,napping,tired,snoring,calm,meditating,meditation,yoga,peaceful,dream,dreaming,relax,relaxing,lazy,yawning,yawn,bored,boring,shy,snoozing,hibernating,massage,sauna,spa,content,cozy,cosy,serene,zen,praying,exhausted,insomnia,hugging,cuddling',
  happy:
    'happy,laughing,laugh,smiling,smile,grinning,giggling,joyful,joy,cheerful,proud,excited,funny,delighted,glad,hilarious,joking,playful,cheering,in love,celebrating,party',
} as const;
export type Mood = keyof typeof MOOD_WORDS;
