/** Reads `name: words; name: words`. */
export const wordTable = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table.split(';').map((row) => {
      const [name = '', words = ''] = row.split(':');
      return [name.trim(), words.split(',').map((word) => word.trim())] as const;
    }),
  );
/** Rows of `type | name: words; name: words`; the colors of `own` are those that things have anyway. */
const MEANINGS = `
color | #e0263c: red,crimson,scarlet; #ff7a00: orange; #ffd23c: yellow,golden,gold; #57b85a: green; #2f4dff: blue; #7a4dff: purple,violet; #ff6fae: pink,magenta; #ffffff: white; #2a2a3c: black; #8a5a3c: brown,muddy,dirty; #8b93b0: grey,gray; #c3cbe0: silver; #24c4b4: turquoise,teal,cyan; #e8d3a2: beige,blond,blonde;;
own | red: red-apple,strawberry,cherries,tomato,hot-pepper,lobster,crab,rose,tulip,red-heart,balloon,fire-engine,lady-beetle,fox; yellow: banana,lemon,sunflower,pineapple,cheese-wedge,star,sun,hatching-chick,taxi,crescent-moon,duck,submarine,crown,trophy,1st-place-medal,coin,bell,honey-pot; orange: tangerine,carrot,fox,tiger,jack-o-lantern,cat,pumpkin; green: frog,crocodile,turtle,cactus,broccoli,avocado,pear,snake,deciduous-tree,evergreen-tree,palm-tree,sauropod,t-rex,dinosaur; blue: spouting-whale,blueberries,droplet,dolphin,jeans; purple: grapes,eggplant; pink: pig,flamingo,cherry-blossom,peach,doughnut; white: swan,rabbit,dove,polar-bear,egg,glass-of-milk,ghost,snowman; black: top-hat,penguin; brown: bear,monkey,horse,chestnut,chocolate-bar,deer; grey: elephant,rhinoceros,mouse,hippopotamus,wolf,donkey;;
number | 1: one; 2: two,couple,pair,both; 3: three,few,some; 4: four,several,family,team; 5: five,flock,herd,bunch,group,many,lots,lot; 6: six,swarm,crowd; 7: seven; 8: eight; 9: nine; 10: ten; 12: eleven,twelve,dozen;;
size | 1.4: big,huge,gigantic,giant,oversized,enormous,large,massive,tall; 0.65: small,tiny,little,mini,miniature,microscopic,baby;;
hour | night: night,haunted house,midnight,northern light,aurora,moonlight,moonlit,dark,starry,starlight,night sky,tonight,nighttime,night time,under the star,at bedtime,neon city,neon city street,neon street,neon lit street,neon lit city,neon skyline,neon downtown,neon alley,full moon,shooting star,halloween,firework,starry night; dusk: sunset,dusk,evening,twilight,golden hour,sundown,nightfall; dawn: dawn,sunrise,morning,daybreak,first light; day: day,noon,midday,daylight,afternoon,sunny day,sunny,summer,summer day,summertime,hot summer day,blue sky;;
weather | storm: storm,stormy,thunder,lightning,thunderstorm,hurricane,lightning bolt; rain: rain,raining,rainy,drizzle,downpour,rainstorm; snow: snow,snowing,snowy,winter,christmas,xmas,blizzard,snowfall,snowstorm,frosty,icy,wintery,santa,winter wonderland,snowball fight; fog: fog,foggy,mist,misty,haze,eerie,spooky; aurora: northern light,aurora,polar light,aurora borealis; rainbow: rainbow,pride; cloudy: cloud,cloudy,overcast,windy,wind;;
mood | crying: crying,cry,tear,weeping,sobbing,heartbroken; angry: angry,upset,mad,grumpy,furious,frustrated,evil,annoyed; sad: sad,sneezing,thirsty,hungry,lonely,unhappy,disappointed,sick,gloomy; scared: scared,shivering,shocked by,anxious,afraid,terrified,frightened,nervous,worried,scary; surprised: surprised,shocked,amazed,confused,curious,astonished; calm: sleepy,tired,calm,peaceful,lazy,bored,shy,content,cozy,cosy,serene,zen,cute; happy: happy,jolly,joyous,delighted,laughing,smiling,joyful,cheerful,proud,excited,funny,glad,playful; loving: in love,loving,smitten,romantic;;
wear | crown: crown,tiara; partyHat: party hat,birthday hat; cowboyHat: cowboy hat; sombrero: sombrero; strawHat: straw hat,garden hat,panama hat,sun hat; wizardHat: wizard hat,witch hat; chefHat: chef hat; santaHat: santa hat,christmas hat; pirateHat: pirate hat; topHat: top hat,fedora,hat,bowler hat; beanie: beanie,earmuff,turban,knit cap,wool hat,winter hat; cap: cap,sailor hat,police hat,baseball cap,beret; helmet: helmet,armor,armour; safetyHelmet: hard hat,safety helmet,fire helmet; spaceHelmet: space helmet,spacesuit,space suit; graduationCap: graduation cap; flowerCrown: flower crown,flower wreath,wreath; detectiveHat: detective hat; headset: headset,headphone,headphones; sunglasses: sunglass,sun glasses,glasses of sun,sunglasses,shades,goggle,goggles; spectacles: glasses,spectacle,spectacles,monocle,reading glasses; eyePatch: eye patch,eyepatch; mask: mask,eye mask; cape: cape,red cape,cloak,robe; bowTie: bow tie,bowtie; tie: tie,necktie; scarf: scarf,shawl,bandana; medal: medal,gold medal,necklace; bow: bow,headband,hair bow; halo: halo; wings: wing,angel wing,fairy wing; straps: backpack,rucksack; shirt: shirt,blouse,swimsuit,onesie,cardigan,jumper,pullover,uniform,t shirt,tshirt,sweater,hoodie,jersey,football shirt,pajama,pyjama,vest; coat: coat,parka,raincoat,rain coat,jacket,poncho,bathrobe; labCoat: lab coat,doctor coat,white coat; suit: suit,waistcoat,business suit,tuxedo; dress: dress,gown,tutu,skirt,wedding dress,kimono; apron: apron; stethoscope: stethoscope; boots: boot,slipper,sandal,welly,wellington,running shoe,rubber boot,rain boot,shoe,sneaker; gloves: glove,boxing glove,mitten;;
relation | on: on,on top of,atop,onto,upon,aboard,on board; in: in,inside,into,within; under: under,beneath,underneath,below; over: over,above; behind: behind; front: in front of,before; beside: next to,beside,near,by,at,around,along,alongside,with a view of,outside,past,through,across,to,towards,toward,down,up,against,among,amid,versus,vs; between: between,in between; from: from,out of,from inside; with: with,and his,and her; wearing: wearing,wear,dressed in,dressed as,dressed like,in a costume of; as: as,like; and: and,plus; of: of;;
material | #ffd23c: gold,cheese; #c3cbe0: silver,metal,glass; #c8ecff: ice,crystal; #8a5a3c: chocolate,wood,gingerbread,wooden; #ff6fae: candy,bubblegum; #8b93b0: stone,steel,iron,rock; #ffffff: paper,snow,marble; #e8d3a2: sand,straw,cardboard,cookie;;
style | pixel: pixel art,pixel,pixelated,8 bit,16 bit,minecraft,retro game,pixelart,voxel,mosaic,low poly; lineArt: line art,line drawing,outline,coloring book,minimalist,minimalistic,tattoo; sketch: sketch,pencil sketch,pencil drawing,ink drawing,charcoal drawing,pencil,charcoal,ink,doodle,chalk; blueprint: blueprint,schematic; oil: oil painting,oil,van gogh,impressionist,monet,renaissance,baroque,acrylic,gouache,cubist,surrealist,dali,picasso style,in the style of picasso; watercolour: watercolour,watercolor,aquarelle,pastel; comic: comic,comic book,pop art,manga,anime,comic strip,graphic novel,cartoon strip,ghibli,comic style; poster: poster,travel poster,screen print,art deco,bauhaus,street art,graffiti,vintage poster,retro poster; vintage: vintage,old photo,sepia,polaroid,old fashioned,1920,1950,retro,antique,1960,1970,1980,1930,1940,twenties,thirties,forties,fifties,sixties,seventies; noir: black and white photo,black and white,noir,monochrome,greyscale; neon: neon light,neon glow,neon; paperCut: paper cut,papercut,origami style,collage
`;
const tables = new Map(
  MEANINGS.split(';;').map((row) => {
    const [type = '', table = ''] = row.split('|');
    return [type.trim(), wordTable(table)] as const;
  }),
);
export const findTable = (type: string): ReadonlyMap<string, readonly string[]> => tables.get(type) ?? new Map();
/** Roles that Marcel plays in costume: words | what is worn | place | what is done and with what. */
export const ROLES = `
astronaut,cosmonaut,spaceman|spaceHelmet|space; pirate,pirate captain|pirateHat eyePatch||hold sword; king,queen, prince,princess,sultan,monarch,emperor,pharaoh|crown cape; cowboy,cowgirl,cow girl,cow boy,sheriff|cowboyHat; farmer, shepherd,explorer,hiker,tourist,traveler,beekeeper,zookeeper,scarecrow,gardener|strawHat; fisherman|strawHat|lake|fish; wizard,witch,magician,sorcerer|wizardHat
cape||hold magic-wand; chef,baker,cook|chefHat apron; santa,santa claus,father christmas|santaHat; knight,viking,warrior,gladiator,samurai|helmet||hold sword; builder,construction worker,engineer, carpenter|safetyHelmet||hold hammer; mechanic,car mechanic|cap|workshop|hold wrench; firefighter,fireman|safetyHelmet coat||hold fire-extinguisher; policeman,police officer,cop,officer,bus
driver,driver,jockey,train conductor|cap; captain,pilot|cap suit; superhero,superman,super hero,hero|cape mask; detective,private eye,inspector,sherlock holmes, spy|detectiveHat||hold magnifying-glass-tilted-left; doctor,nurse,vet,veterinarian,dentist,surgeon|labCoat stethoscope|hospital; scientist,chemist,mad scientist,inventor|labCoat spectacles||hold test-tube; professor,judge|spectacles suit;
graduate|graduationCap||hold scroll; rockstar,guitar player,rock star,guitarist,musician|sunglasses||guitar; singer,rapper,pop star|sunglasses|stage|sing; gangster|sunglasses suit; gamer|headset; dj,djing,deejay,deejaying,disc jockey,mixing music,spinning record,scratching record|headset|party|dj; gentleman,groom, businessman,banker,butler,lawyer,president,politician,boss|topHat suit;
waiter,waitress|suit||hold fork-and-knife-with-plate; hippie,bride|flowerCrown dress; ballerina,ballet dancer|flowerCrown dress|stage|dance; champion,winner|medal; boxer|gloves||box; skier,snowboarder|beanie scarf|slope; surfer,lifeguard,swimmer|sunglasses|surfSea; painter,artist|cap apron||paint; photographer|cap||photo; football player,soccer player,footballer,goalkeeper, rugby
player|shirt|pitch|soccer; tennis player,volleyball player,badminton player,ping pong player,table tennis player|cap shirt|court|tennis; basketball player|shirt|court|basketball; jester|partyHat; angel|halo wings; ninja|mask||hold sword; soldier,guard,royal guard|helmet; barber,hairdresser|apron||hold scissors; bartender, barista|apron bowTie|cafe|hold coffee; tailor,seamstress|spectacles||knit;
conductor,orchestra conductor, composer|suit|stage|hold magic-wand; pianist,piano player|bowTie|stage|piano; violinist,violin player|bowTie|stage|violin; drummer|sunglasses|stage|drum; racer,race car driver,racing driver,formula 1 driver,race driver|helmet|road|drive racing-car; cyclist,biker|helmet|road|ride bicycle; diver,scuba diver||underwater|dive; golfer|cap||golf; archer,robin
hood,hunter|cap||archery; programmer,software developer,hacker,office worker,secretary, accountant|spectacles|office|computer; reporter,journalist|suit||hold microphone; writer,author,poet|spectacles||write; referee,trainer|cap shirt|pitch; weightlifter,strongman,bodybuilder,athlete|bow|gym|lift; florist|apron||hold bouquet; juggler,acrobat|||catch; dancer,flamenco dancer|dress|stage|dance;
cleaner, janitor|cap||clean; thief,burglar,robber,bandit|mask cap||hold money-bag; caveman||cave; actor, actress|sunglasses|stage; butcher,grocer,cashier,shopkeeper|apron|shop; electrician,welder|safetyHelmet||hold light-bulb; monk,nun,yogi|cape||meditate; wrestler,karate fighter,judo fighter,martial artist|bow|gym|box; mailman, postman,mail carrier,letter carrier|cap||hold envelope;
plumber|cap||hold wrench; astronomer|spectacles||telescope; sculptor|apron|workshop|sculpt; teacher,schoolteacher|spectacles suit|classroom|teach; librarian, student|spectacles|library|read; lumberjack,woodcutter|beanie|forest|hold axe; miner|safetyHelmet||hold pick; sailor|cap|sea; runner,jogger,sprinter|shirt||run; ice skater,skater,figure skater|beanie|rink|iceskate; baseball player,pitcher|cap
shirt||baseball; hockey player,ice hockey player|helmet|rink|hold ice-hockey; trumpet player,trumpeter,saxophonist,saxophone player|sunglasses|stage|horn
`;
/** Words that change nothing in a picture. */
export const FILLERS = `
a an the his her its their my your our it he she they him them this that these those is are am be being was were who which while then very really so just please make create generate show me i want give let need picture image photo photograph illustration scene view style styled look made type kind full body portrait of for from who's s t some any there here adorable amazing awesome beautiful best
classic cool crazy cute delicious detailed famous fantastic favorite favourite fine fresh friendly funny good great high lovely magical nice perfect pretty silly super sweet wonderful old new hot cold fluffy shiny colorful colourful bright cartoon flat art artwork soft warm dramatic highly color colored colour coloured light shot wide close mood atmosphere background together other another each
both all every always also too standing stand facing posing trying getting going go goes get having has have do does doing fast slowly quickly happily out off up down back named called piece slice bunch group pile set single lone young wild time during one design drawing painting own modern ancient medieval wooden merry still life says say saying read reads written word words text titled filled
lots glowing steaming loaded curled hd 4k cinematic lighting resolution brave busy cuddly elegant fancy fierce furry fuzzy graceful majestic mighty mysterious mystical stylish wise enchanted royal vibrant whimsical surreal epic legendary ordinary traditional strong lovable charming luxurious gentle beloved newborn stuck trapped coming arriving located surrounded covered completely whole entire
using somewhere himself herself itself us you detail digital render rendered realistic realism 3d gorgeous stunning birthday easter valentine anniversary eve tied putting launching shining heavy stack game wrapped erupting forming late costume outfit whipped pet leash camping
`;
/** Names of pictograms that are no things of a prompt. */
export const IGNORED_PICTOGRAMS = `
^(?:red|blue|green|yellow|black|white|orange|purple|brown|grey|pink|light|man|men|woman|women|person|mens|womens|keycap|japanese|flag|no|on|up|down|left|right|top|back|end|soon|new|free|cool|ok|heavy|large|
small|medium|input|last|next|fast|ear|eye|eyes|nose|mouth|leg|foot|tongue|brain|minus|plus|multiply|divide|link|label|hole|locked|unlocked|registered|copyright|warning|prohibited|customs|construction|wedding|
information|infinity|wireless|cancer|fire|light|speaking|sleeping|biting|dizzy|collision|knot|om|sos|zzz|mate|salt|id|cl|vs|ng|atm|gear|trade|star|wind|hot|cold)(?:-|$)|button|symbol|sign|arrow|face|oclock|
thirty|square|circle|hand|suit|moon|mark|cat-with|smiling|grinning|fist|half|parking|tone|night-with
`;
/** Occasions that bring things with them: words | pictures | what Marcel wears | place. */
export const THEMES = `
birthday,birthday party,happy birthday | cake,balloons,gift | partyHat | party
christmas,xmas,merry christmas,christmas eve | christmas-tree,gift | santaHat | livingRoom
halloween | pumpkin,ghost,bat | wizardHat | autumn
easter | nest-with-eggs,rabbit | | garden
new year,new year eve,happy new year | fireworks,bottle-with-popping-cork | partyHat | city
at a wedding,wedding party,wedding day,wedding ceremony,wedding in,wedding on,just married,getting married | church,bouquet,red-heart | topHat bowTie | meadow
valentine,valentine day | red-heart,rose | bowTie |
graduation | scroll,confetti-ball | graduationCap | meadow
picnic | basket,sandwich | |
tea party | teapot,cupcake | | garden
camping | campfire,tent | | forest
campfire | | | forest
concert,rock concert | microphone | sunglasses | stage
circus | circus-tent | | meadow
anniversary | red-heart,cake | bowTie | party
`;
/** Greetings that are written on a banner, with the name that follows them. */
export const GREETINGS =
  'happy birthday,merry christmas,happy new year,happy easter,happy halloween,happy valentine,happy anniversary,congratulations,welcome home,welcome back,welcome,get well soon,good luck,thank you,i love you,good night,good morning,' +
  'alles gute zum geburtstag,alles gute,frohe weihnachten,frohes neues jahr,herzlichen glückwunsch,willkommen,gute besserung,gute nacht,guten morgen,guten tag,viel glück,ich liebe dich,frohe ostern,' +
  'joyeux anniversaire,joyeux noël,joyeux noel,bonne année,bienvenue,bonne nuit,bonjour,merci,je t’aime,félicitations,feliz cumpleaños,feliz cumpleanos,feliz navidad,feliz año nuevo,felicidades,bienvenido,gracias,te quiero,buenas noches,bon anniversaire';
