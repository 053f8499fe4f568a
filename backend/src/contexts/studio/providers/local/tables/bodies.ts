/** Heads for animals and people that act like Marcel, and the color of their fur or clothes: picture: head color; a star for those without a tail. */
export const HEADS = `
cat: cat-face #ffb02e;dog: dog-face #f3ad61;guide-dog: dog-face #f3ad61;poodle: dog-face #d8d8e0;fox: fox #ff822d;bear: bear #a56953;panda: panda #ffffff;koala: koala #9b9b9b;lion: lion #ffc83d;tiger: tiger-face #ff822d;rabbit: rabbit-face #d3c9d8;mouse: mouse-face #c9c0cc;rat: mouse-face #a9a0b4;cow: cow-face #ffffff;pig: pig-face #ff9e9e;monkey:
monkey-face #6d4534;gorilla: monkey-face #636363;wolf: wolf #9b9b9b; *frog: frog #00d26a 26;hamster: hamster #f3ad61;unicornHorse: unicorn #f4eaff;horse: horse-face #8c5543;dragon: dragon-face #00d26a;*robotToy: robot #9b9bb8;*alien: alien #86d72f;polar-bear: polar-bear #f4f4f4;raccoon: raccoon #9b9b9b;*chicken: chicken #f4f4f4;*boy: boy #3f8cff;*girl: girl
#ff6fae;*man-standing: man #2f8f57;*woman-standing: woman #e0563c;*person-standing: child #7a4dff; *old-man: old-man #8a5a3c;*old-woman: old-woman #9d7bff;*child: child #ff7a00;*baby: baby #ffd23c;*person-elf: person-elf #2f8f57;*office-worker: man #5d6485;*person-zombie: person-zombie #5d8a4a;*teddy-bear: teddy-bear #b97a56;*clown-face: clown-face
#9d7bff;moose: moose #a56953;boar: boar #6d4534;deer: deer #a56953;*skull: skull #f4f4f4;*face-with-head-bandage: face-with-head-bandage #e8d3a2;*santa-claus: santa-claus #e0263c;*mrs-claus: mrs-claus #e0263c;*ogre: ogre #e0263c;*goblin: goblin #7a4dff;*person-genie: person-genie #3f8cff;*woman-with-veil: woman-with-veil #ffffff;*man-in-tuxedo: man-in-tuxedo
#2a2a3c;*person-with-crown: person-with-crown #7a4dff;*baby-angel: baby-angel #ffffff; *man-vampire: man-vampire #2a2a3c
`;
/** Height of the seat on a thing, as a share of the thing’s height, by picture or kind. */
export const SEATS = `
sofa .36;rockingChair .4;armchair .38;deckChair .28;stool .9;hotTub .5;chair .48;bed .42;table .9;throne .36;swing .22;hammock .38;sled .6;bathtub .4;rock .85;iceberg .55;roller-coaster .55;cloud .7;road .05;fence .8;desk .9;igloo .9;tent .8;campfire 0;wood .7;bicycle .68;motorcycle .7;motor-scooter .68;kick-scooter .3;skateboard .8;snowboardFlat .8;board
.7;pillow .5;full-moon .9;crescent-moon .5;star .8;mushroom .8;lotus .5;giraffe .55;elephant .98;dragon .62;t-rex .5;sauropod .5;spouting-whale .75;turtle .8;snail .7;house .95;castle .8;broom .5;carpet .4;ball .9;globe-showing-europe-africa .95;pumpkin .85;cake .9;doughnut .9;pizza .5;treasure .8;package .9;wrapped-gift .9;gift .8;books .9;bridge .43;plate
.5;trampoline .8;pot .8;playground-slide .55;bench .4;ladder .7;evergreen-tree .6;deciduous-tree .62;palm-tree .7;#animal .6;#vehicle .9;#boat .3;#aircraft .7;#building .95;#furniture .7;#tree .6;#sky .75;#bike .5;#board .8;#food .85;#thing .85;#plant .8;#fish .7;#flier .7;#person .9;#ball .9;#instrument .9;peak .93;puddle .35
`;
/** Windows through which a driver looks: x and height as shares of width and height, size of the head as a share of the height. */
export const WINDOWS = `
bus -.08 .64 .3;taxi .02 .7 .28;police-car .02 .68 .28;ambulance -.3 .62 .3;fire-engine -.3 .58 .3;delivery-truck -.28 .5 .28;tractor .06 .74 .34;locomotive .3 .62 .32;train 0 .6 .3;tram-car 0 .55 .26;minibus -.2 .66 .3;oncoming-bus 0 .6 .3;rocket .19 .57 .26;submarine .02 .45 .4;plane -.28 .56 .4;airplane 0 .5 .3;small-airplane 0 .5 .34;helicopter -.16 .45
.4;ufo 0 .86 .26;ship 0 .62 .22;passenger-ship 0 .6 .24; automobile .02 .72 .34;excavator -.23 .62 .3;pickup-truck -.02 .72 .34;sport-utility-vehicle -.06 .7 .36;bullet-train 0 .6 .3;trolleybus 0 .55 .26;auto-rickshaw .05 .7 .34
`;
/** Heads of pictograms: x and y of the middle, from the left and from below, and the width, as shares of width and height. */
export const HEAD_SPOTS = `
mouse .25 .66 .45;chipmunk .3 .78 .38;lizard .24 .82 .26;snail .17 .84 .26;ant .24 .66 .36;cat .42 .78 .5;duck .58 .82 .42;monkey .3 .76 .46;poodle .26 .78 .32;pig .2 .58 .6;ewe .24 .76 .34;goat .24 .74 .32;rabbit .22 .6 .44;beaver .3 .78 .46;hedgehog .25 .36 .46;sloth .25 .54 .46;turkey .14 .8 .26;rooster .24 .8 .34;swan .2 .82 .32;flamingo .28 .91
.3;turtle .06 .36 .3;snake .78 .84 .32;dog .2 .74 .42;goose .28 .86 .28;gorilla .16 .74 .36;lion .5 .5 .8;tiger .22 .74 .46;leopard .22 .74 .46;horse .22 .78 .34;unicornHorse .85 .72 .3;donkey .28 .7 .34; moose .35 .36 .5;zebra .2 .82 .32;deer .2 .76 .28;cow .2 .74 .42;camel .26 .84 .28;llama .2 .78 .28;kangaroo .22 .8 .32;dinosaur .72 .82 .4; giraffe .21
.87 .28;elephant .24 .66 .6;rhinoceros .2 .58 .55;hippopotamus .28 .62 .6;sauropod .2 .88 .24;t-rex .28 .8 .38;bird .66 .52 .5; honeybee .16 .52 .46;blackbird .3 .84 .34;eagle .2 .64 .4;owl .5 .72 .66;dove .26 .66 .36;parrot .32 .8 .42;seal .24 .62 .5;octopus .5 .58 .5;dolphin .3 .72 .42;fish .26 .5 .5;tropical-fish .2 .5 .5;shark .26 .68 .46;spouting-whale
.36 .46 .6;snowman .5 .66 .44;man-vampire .5 .68 .46;woman-merpeople .52 .8 .28;ghost .5 .66 .5;otter .2 .64 .4;skunk .2 .42 .34;bison .2 .6 .4;ox .24 .74 .34;dodo .3 .8 .36;squid .5 .4 .4;dragon .3 .78 .36;penguin .5 .76 .56;seahorse .5 .84 .4
`;
