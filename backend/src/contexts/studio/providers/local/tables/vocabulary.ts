/** Reads `name: words; name: words`. */
export const wordTable = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table.split(';').map((row) => {
      const [name = '', words = ''] = row.split(':');
      return [name.trim(), words.split(',').map((word) => word.trim())] as const;
    }),
  );

export const COLORS = wordTable(`
#e0263c: red,crimson,scarlet; #ff7a00: orange; #ffd23c: yellow,golden,gold; #57b85a: green; #2f4dff: blue; #7a4dff:
 purple,violet; #ff6fae: pink,magenta; #ffffff: white; #2a2a3c: black; #8a5a3c: brown; #8b93b0: grey,gray; #c3cbe0:
 silver; #24c4b4: turquoise,teal,cyan; #e8d3a2: beige,blond,blonde
`);

/** Colors that a thing has anyway, where naming them changes nothing. */
export const OWN_COLORS = wordTable(`
red: red-apple,strawberry,cherries,tomato,hot-pepper,lobster,crab,rose,tulip,red-heart,balloon,fire-engine,lady-beetle,
 car,fox; yellow: banana,lemon,sunflower,pineapple,cheese-wedge,star,sun,hatching-chick,taxi,crescent-moon,duck,bee,
 submarine,crown,trophy,1st-place-medal,coin,bell,honey-pot; orange: tangerine,carrot,fox,tiger,jack-o-lantern,cat,
 pumpkin; green: frog,crocodile,turtle,cactus,broccoli,avocado,pear,snake,deciduous-tree,evergreen-tree,palm-tree,
 sauropod,t-rex,dinosaur; blue: spouting-whale,blueberries,droplet,dolphin,jeans; purple: grapes,eggplant,octopus; pink:
 pig,flamingo,cherry-blossom,peach,doughnut; white: swan,rabbit,dove,polar-bear,egg,glass-of-milk,ghost,snowman; black:
 ant,gorilla,top-hat,spider,penguin; brown: bear,monkey,horse,chestnut,chocolate-bar,deer; grey: elephant,rhinoceros,
 mouse,hippopotamus,wolf,donkey
`);

export const NUMBERS = wordTable(`
1: one; 2: two,couple,pair,both; 3: three,few,some; 4: four,several,family,team; 5: five,flock,herd,bunch,group,many,
 lots,lot; 6: six,swarm,crowd; 7: seven; 8: eight; 9: nine; 10: ten; 12: eleven,twelve,dozen,hundred,thousand,countless
`);

export const SIZES = wordTable(`
1.4: big,huge,giant,gigantic,enormous,large,massive,colossal,oversized,fat,chubby,tall; 0.65: small,tiny,little,mini,
 miniature,teeny,baby
`);

export const HOURS = wordTable(`
night: night,midnight,northern light,aurora,moonlight,moonlit,dark,starry,starlight,night sky,tonight,nighttime,night
 time,under the star,at bedtime,full moon,shooting star,halloween,firework,starry night; dusk: sunset,dusk,evening,
 twilight,golden hour,sundown,nightfall; dawn: dawn,sunrise,morning,daybreak,first light; day: day,noon,midday,daylight,
 afternoon,sunny day,sunny,blue sky
`);

export const WEATHERS = wordTable(`
storm: storm,stormy,thunder,lightning,thunderstorm,hurricane,lightning bolt,tempest,typhoon; rain: rain,raining,rainy,
 drizzle,puddle,downpour,monsoon,rainstorm; snow: snow,snowing,snowy,winter,christmas,xmas,blizzard,snowfall,snowstorm,
 frosty,icy,wintery,santa,winter wonderland,snowball fight; fog: fog,foggy,mist,misty,haze,eerie; aurora: northern
 light,aurora,polar light,aurora borealis; rainbow: rainbow,pride; cloudy: cloud,cloudy,overcast,windy,wind
`);

export const MOODS = wordTable(`
crying: crying,cry,tear,weeping,sobbing,heartbroken; angry: angry,mad,grumpy,furious,frustrated,evil,annoyed; sad: sad,
 lonely,unhappy,melancholy,depressed,disappointed,homesick,sick,gloomy; scared: scared,afraid,terrified,frightened,
 nervous,worried,scary; surprised: surprised,shocked,amazed,confused,curious,astonished; calm: sleepy,tired,calm,
 peaceful,lazy,bored,shy,content,cozy,cosy,serene,zen,cute; happy: happy,laughing,smiling,joyful,cheerful,proud,excited,
 funny,glad,playful,in love
`);

/** Hats, glasses and what is worn around the neck. */
export const WEARS = wordTable(`
crown: crown,tiara; partyHat: party hat,birthday hat; cowboyHat: cowboy hat,sombrero,sun hat,straw hat,western hat;
 wizardHat: wizard hat,witch hat,magic hat,pointy hat; chefHat: chef hat,cook hat,toque; santaHat: santa hat,christmas
 hat; pirateHat: pirate hat; topHat: top hat,hat; beanie: beanie,wool hat,woolly hat; cap: cap,baseball cap,trucker hat,
 beret; helmet: helmet,armor,armour,viking helmet; safetyHelmet: hard hat,safety helmet,bike helmet; spaceHelmet: space
 helmet,spacesuit,space suit; graduationCap: graduation cap; flowerCrown: flower crown,flower wreath; detectiveHat:
 detective hat; headset: headset,headphone,headphones; sunglasses: sunglass,sunglasses,shades; spectacles: glasses,
 spectacle,spectacles; eyePatch: eye patch,eyepatch; mask: mask,eye mask; cape: cape,cloak; bowTie: bow tie,tuxedo;
 scarf: scarf; medal: medal,gold medal
`);

/** Roles that Marcel plays in costume: name: words | what is worn | place. */
export const ROLES = `
astronaut: astronaut,cosmonaut,spaceman,neil armstrong | spaceHelmet | space; pirate: pirate,buccaneer,jack sparrow,
 blackbeard,captain hook | pirateHat eyePatch |; king: king,queen,prince,princess,emperor,pharaoh,monarch | crown cape
 |; cowboy: cowboy,cowgirl,sheriff,indiana jones | cowboyHat |; farmer: farmer,fisherman,shepherd,gardener,explorer,
 scarecrow | cowboyHat |; wizard: wizard,witch,magician,sorcerer,gandalf,merlin,harry potter | wizardHat cape |; chef:
 chef,baker,cook,pizza chef | chefHat |; santa: santa,santa claus,father christmas | santaHat |; knight: knight,viking,
 gladiator,warrior,soldier,spartan | helmet |; builder: builder,construction worker,engineer,miner,bob the builder |
 safetyHelmet |; firefighter: firefighter,fireman | safetyHelmet |; policeman: policeman,police officer,cop,mailman,
 postman,plumber,super mario,train driver,pilot,sailor,bus driver,taxi driver | cap |; captain: captain,ship captain |
 cap |; superhero: superhero,superman,batman,super hero,supergirl,zorro,ninja | cape mask |; detective: detective,
 sherlock holmes,spy,inspector,secret agent | detectiveHat |; professor: professor,scientist,teacher,doctor,nurse,
 dentist,librarian,nerd,student | spectacles |; graduate: graduate | graduationCap |; rockstar: rockstar,rock star,
 rapper,gangster,celebrity | sunglasses |; dj: dj,gamer,streamer,podcaster | headset |; gentleman: gentleman,waiter,
 butler,groom,james bond | topHat bowTie |; hippie: hippie,bride | flowerCrown |; champion: champion,winner,olympic
 champion | medal |; skier: skier,snowboarder | beanie scarf | slope; surfer: surfer | sunglasses | surfSea; painter:
 painter,artist | cap |; clown: jester | partyHat |
`;

/** Words that place one thing relative to another. */
export const RELATIONS = wordTable(`
on: on,on top of,atop,onto,upon,aboard,on board; in: in,inside,into,within; under: under,beneath,underneath,below; over:
 over,above,across; behind: behind; front: in front of,before; beside: next to,beside,near,by,at,around,along,alongside,
 with a view of,outside,past,through,from,to,towards,toward,down,up,against,between,among,amid; with: with,and his,and
 her; wearing: wearing,wear,dressed in,dressed as,dressed like,in a costume of; as: as,like; and: and,plus; of: of
`);

/** Words that change nothing in a picture. */
export const FILLERS = `
a an the his her its their my your our it he she they him them this that these those is are am be being was were who
which while then very really so just please make create generate show me i want give let need picture image photo
photograph illustration scene view style styled look made type kind full body portrait of for from who's s t very
some any there here adorable amazing awesome beautiful best brave charming classic cool crazy cute delicious detailed
elegant epic famous fantastic favorite favourite fine fresh friendly funny good gorgeous great high impressive
incredible lovely magical magnificent majestic nice perfect pretty professional quality silly special splendid stunning
super sweet tasty wonderful yummy old new hot cold fluffy shiny colorful colourful bright vibrant cartoon vector flat
art artwork hd 4k cinematic lighting soft warm dramatic highly color colored colour coloured light resolution sharp
focus depth shot wide angle close composition mood atmosphere tone background foreground together other another each
both all every always also too standing stand facing posing trying getting going go goes get having has have do does
doing fast slowly quickly happily proudly carefully out off up down back named called piece slice mug toy bottle glass
cup plate bunch group pile set single lone young wild friendly early late time during one of design drawing painting
his own modern ancient medieval wooden merry still life
`;
