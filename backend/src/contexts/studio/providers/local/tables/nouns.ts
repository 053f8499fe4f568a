/** Rows of `kind size | picture:words; …`: `+` adds the name of the picture itself; sizes are shares of Marcel’s height. */
export const NOUNS = `
animal 0.4 | mouse:+mice,mole; rat; hamster:+gerbil,guinea pig,chinchilla; chipmunk:+squirrel; hatching-chick:chick,baby chick; frog:+toad; lizard:+gecko,iguana,chameleon,salamander,newt; crab; lobster;
shrimp:+prawn; snail:+slug; ant; lady-beetle:ladybug,ladybird; spider:+tarantula; beetle; worm:+caterpillar; scorpion; cricket:+grasshopper,mantis,praying mantis; mosquito:+fly; bug; cockroach; fly:housefly;
fried-shrimp:tempura;; animal 0.75 | cat:+kitten,tabby; duck:+duckling,rubber duck; penguin:+pingu,puffin; fishbowl:+fish bowl,fish in a glass bowl,goldfish in a bowl,goldfish in a glass bowl,fish in a
bowl,goldfish bowl; monkey:+ape,chimpanzee,lemur; poodle; wolf:+wolves,werewolf,hyena; fox; raccoon:+racoon; pig:+piggy; ewe:+sheep,lamb; goat; rabbit:+bunny,easter bunny,hare;
beaver:+marmot,groundhog,platypus; otter:+ferret, weasel,mongoose,meerkat; skunk; badger; dodo:+ostrich,emu; hedgehog:+sonic,porcupine; koala; panda; sloth; turkey; chicken:+hen,quail; rooster:+cockerel; swan;
flamingo; peacock:+pheasant; turtle:+tortoise,sea turtle; snake:+python,cobra,anaconda,rattlesnake,viper,eel; dog:corgi,shiba,shiba inu,husky,dachshund,beagle,bulldog,pug,chihuahua,terrier,dalmatian,golden
retriever,hound,sausage dog; guide-dog:+labrador,retriever,german shepherd; goose:+geese; paw-prints:paw,paw print; seahorse; flamingo~#ffffff:stork,heron,egret; wolf~#e8d3a2:coyote,jackal,dingo;
black-cat~#2a2a3c:black cat;; animal 1.25 | gorilla:+bigfoot; orangutan; bison:+buffalo; ox:+bull,yak,water buffalo; boar; lion:+lioness; tiger; leopard:+cheetah,jaguar,snow leopard; horse:+foal,pony,stallion;
unicornHorse:unicorn; donkey:+mule; moose:+elk; zebra; deer:+reindeer,stag,antelope,gazelle,doe,fawn; cow:+cattle; ram; camel:+dromedary; llama:+alpaca; bear:+grizzly; polar-bear:+ice bear; kangaroo:+wallaby;
crocodile:+alligator; leopard~#2a2a3c:panther,black panther; leopard~#e8d3a2:puma,cougar,lynx, bobcat; gorilla~#ffffff:yeti,abominable snowman;; animal 1.8 | mammoth;
dinosaur:+dino,t-rex,raptor,stegosaurus,triceratops; dragon:+hydra; giraffe; elephant; rhinoceros:+rhino; hippopotamus:+hippo; sauropod:+brontosaurus,nessie,loch ness monster,sea monster,diplodocus;
t-rex:+trex,tyrannosaurus,velociraptor;; flier 0.5 | bat:+vampire bat; bird:+sparrow,hummingbird,seagull; butterfly:+moth; honeybee:bee, honeybee,bumblebee,wasp,hornet; blackbird~#2a2a3c:+crow,raven,magpie;
phoenix-bird:phoenix; eagle:+falcon,bald eagle,hawk,vulture,condor; owl:+snowy owl; dove:+pigeon,peace; parrot:+toucan,cockatoo,macaw; bird~#ffd23c:canary; bird~#e0263c:woodpecker,robin,cardinal;
bird~#2f4dff:bluebird, blue jay,kingfisher,swallow; dragonfly:+firefly;; fish 0.7 | seal:+sea lion,walrus,manatee; octopus:+kraken; squid; blowfish:+pufferfish; dolphin:+porpoise; fish:+goldfish,salmon,fish
tank,trout,tuna,cod,carp; tropical-fish:+clownfish,clown fish,angelfish; shark:+great white; jellyfish;; fish 1.6 | spouting-whale:whale,orca;; person 1 | man-vampire:vampire; person-zombie:zombie;
woman-merpeople:mermaid; clown-face:clown,joker; person-fairy:fairy; person-elf:elf,gnome,dwarf,leprechaun; troll; ogre:+oni,monster; goblin:+devil,demon,imp; santa-claus:+father christmas;
baby:+toddler,cub,calf; baby-angel:cherub,cupid; old-woman:+grandma,grandmother,granny,old lady; old-man:+grandpa,grandfather,grandad,old gentleman; boy:+son,schoolboy; girl:+daughter,schoolgirl;
child:+children,kid; man-standing:man, dad,father,husband; woman-standing:woman,lady,mom,mum,mother,wife; person-standing:people,person,friend,tourist,guest,neighbor,audience, visitor; woman-with-veil:bride;
man-in-tuxedo:groom; person-with-crown:emperor,empress; office-worker:businessman,businesswoman,boss; alien:+martian; ghost:+phantom; person-genie:genie; mrs-claus:mrs claus; ninja~#2a2a3c:shadow warrior;
skull:skeleton; face-with-head-bandage~#e8d3a2:mummy;; plant 0.5 | lotus:lily pad,water lily,lily; herb:+leaf,ivy,fern; bush:+hedge,shrub; leafy-green:lettuce,cabbage, spinach,celery,leek;
chestnut:+acorn,nut,walnut,hazelnut,almond,pecan; spiral-shell:shell,seashell; bouquet; rose:+poppy; tulip; sunflower; hibiscus:+orchid; cherry-blossom:+sakura;
blossom:+flower,daisy,daffodil,dandelion,wildflower,marigold; potted-plant:+plant,pot plant, bonsai; four-leaf-clover:+clover; mushroom:+toadstool; seedling:+seed,sprout;
wood:log,branch,twig,stick,firewood,stump; rock:+stone; empty-nest:nest; nest-with-eggs:bird nest,nest with egg,bird's nest; coral; hyacinth:+lavender;; tree 1 | cactus:+cacti;; tree 1.8 | treeHouse:+tree
house,treehouse; evergreen-tree:pine,fir,evergreen,pine tree; deciduous-tree:tree,oak,eucalyptus,maple tree,birch,willow; palm-tree:+palm; bamboo:+bamboo forest; fruitTree:apple tree,orange tree,lemon
tree,cherry tree,fruit tree,peach tree; christmas-tree;; food 0.42 | grapes:grape; watermelon:+melon; tangerine:+mandarin,orange fruit,clementine,orange; lemon; banana; pineapple; red-apple:apple; pear;
peach:+apricot; cherries:cherry; strawberry; blueberries:blueberry,berry,blackberry,blackcurrant; tomato; coconut; avocado:+guacamole; potato; carrot; ear-of-corn:corn,maize,corn on the cob,sweetcorn;
hot-pepper:chili,chilli,pepper; broccoli:+cauliflower; bread:+loaf,toast; croissant:+pastry; baguette-bread:baguette; pretzel; pancakes:pancake,crepe,pan cake; waffle; cheese-wedge:cheese,cheddar,mozzarella,
parmesan,grilled cheese; meat-on-bone:meat,ham,roast; poultry-leg:drumstick,fried chicken,roast chicken,roast turkey; bacon; bagel; burrito:+wrap; curry-rice:curry; shallow-pan-of-food:paella,pan,frying pan;
bento-box:bento; bubble-tea:+boba; french-fries:fry,french fry, chips; hot-dog:+hotdog,sausage,bratwurst; sandwich; taco; egg:+easter egg,boiled egg; cooking:fried egg,omelette,omelet,scrambled egg,bacon and
egg; pot-of-food:stew,soup,pot of soup,chili con carne,cauldron,hot pot,porridge pot,gravy,broth,goulash; green-salad:salad; popcorn:+popcorn bucket; cooked-rice:rice,risotto; steaming-bowl:ramen,noodle,bowl of
noodle,bowl of ramen; spaghetti:+pasta,lasagna; sushi:+sashimi,maki,sushi roll; dumpling:+dim sum; cookie:+biscuit,macaron,brownie,cracker; cupcake:+muffin,cup cake; pie:+tart,strudel, quiche,cheesecake;
chocolate-bar:+chocolate; candy:+sweet,sweets,gummy bear,toffee,caramel,licorice; lollipop; honey-pot:+honey; bowl-with-spoon:bowl,cereal,porridge,oatmeal,yogurt,muesli; glass-of-milk:+milk; teapot:+tea
pot,kettle; wine-glass:+wine; bottle-with-popping-cork:champagne,prosecco; cocktail-glass:cocktail,martini,aperol; tropical-drink:+mocktail; beer-mug:beer; clinking-beer-mugs:cheers;
cup-with-straw:soda,cola,lemonade,milkshake,smoothie,juice,drink,coke, iced tea,ice tea,soft drink; fork-and-knife-with-plate:meal,buffet,dish; green-apple; lime; cucumber:+pickle,zucchini; jar:+jam,peanut
butter,jelly,marmalade,mayonnaise; fork-and-knife:fork,cutlery; kiwi-fruit:kiwi; peach~#7a4dff:plum; tangerine~#ff6fae:grapefruit; strawberry~#ff6fae:raspberry; cut-of-meat:steak,beef,schnitzel,cutlet,roast
beef; custard:pudding,flan,creme brulee; ginger-root:ginger; stuffed-flatbread:kebab,doner,gyro,shawarma,tortilla; beans:lentil; pea-pod:pea; mango:+papaya; shortcake:+sponge cake,strawberry cake;
tumbler-glass:glass,glass of water,whiskey,water glass; wineBottle:bottle of wine,wine bottle,wine bottles;bottle~#e0263c:ketchup,ketchup bottle; bottle~#ffd23c:mustard; gingerbread:+gingerbread man,gingerbread cookie;; food 0.5 | cake:+wedding cake,birthday
cake,cake slice,piece of cake; pizza:+pizza slice, margherita; soft-ice-cream:+ice cream,icecream,gelato,sundae,popsicle,ice lolly,ice cream sundae,ice cream cone,frozen yogurt; coffee:+cup,
teacup,mug,cocoa,hot chocolate,espresso,cappuccino,tea,cup of tea,latte,breakfast,cup of coffee; hamburger:burger,hamburger, cheeseburger,veggie burger; doughnut:+donut;; ball 0.35 | ball:+beach ball,bouncy
ball,marble; soccer-ball:+soccer,football; basketball:+basketball hoop; american-football; baseball:+baseball bat; volleyball:+snowball; tennis:+racket,racquet; bowling; yarn:+wool; flying-disc:+frisbee;;
instrument 0.75 | piano:+grand piano,keyboard; guitar:+acoustic guitar,bass; violin:+fiddle,cello; drum:+percussion, drum kit,drum set; trumpet:+horn,tuba,trombone; saxophone:+sax; banjo:+ukulele;; food 0.8 |
fruitBowl:bowl of fruit,fruit bowl,fruit basket, fruit,fruit salad;; thing 0.45 | paperPlane:paper plane,paper airplane; ice-hockey:+hockey; ping-pong:+table tennis; fishing-pole:fishing rod; skis:ski;
bullseye:+dart,target,dartboard; video-game:+controller,console,game boy,gameboy,nintendo,playstation; game-die:die,dice; puzzle-piece:puzzle,jigsaw,lego,rubik cube; teddy-bear:+teddy,plush,stuffed
animal,cuddly toy; artist-palette:watercolor paint,easel, palette; framed-picture:picture frame,canvas,frame; firecracker:+dynamite; 1st-place-medal:gold medal; musical-score:sheet music,score;
goal-net:+goalkeeper,goalie,net; confetti-ball:confetti; ribbon:+hair bow; joystick:+arcade game; diving-mask:+scuba diving,snorkel; person-lifting-weights:dumbbell,barbell;
mobile-phone:phone,smartphone,mobile,cell phone,tablet,ipad; laptop:+macbook,notebook computer; sword:+lightsaber,light saber,ninja sword,excalibur,dagger,rapier,katana,spear; shovel:+spade;
wateringCan:watering can; pot:+flowerpot,plant pot; vase; plate:+saucer,dish,tray; rope:+leash,string,tightrope,lasso; clothesline:laundry,washing line; signboard:sign,signpost,
board,billboard,placard,poster,banner,card,protest sign; comb:hairbrush; glowing-star:ornament,bauble; test-tube:potion; piata:pinata; magnifying-glass-tilted-left:magnifying glass; candle:+candlelight;
light-bulb:+bulb,lightbulb; flashlight:+torch; books:stack of book, shelf; newspaper:+news,magazine; pencil:+pencil case; paintbrush:+brush; envelope:+letter,mail,email; wastebasket:trash can,garbage can,bin,
dustbin,trash,garbage,rubbish; package:+matchbox,parcel,box,cardboard; scissors:+scissor; wrench:+spanner; toolbox:+tool; bomb:+explosion; broom:+vacuum,hoover,broomstick; bucket:+mop; alarm-clock:+clock,alarm;
hourglass-not-done:hourglass,sand clock; watch:+wristwatch, smartwatch; cart:+stroller,baby carriage,pram,wagon,carriage,wheelbarrow,chariot; shopping-cart:+groceries,trolley; shopping-bags:shopping bag;
backpack:+rucksack,school bag; luggage:+suitcase,travel bag; running-shoe:+slipper,sneaker,shoe,boot,big shoe; high-heeled-shoe:heel; ballet-shoes:ballet shoe; dress:+gown,tutu,skirt,wedding dress;
t-shirt:+sweater,jumper,hoodie,pullover,cardigan,shirt,tshirt,football shirt,jersey; flamingHoop:ring of fire,fire ring,burning ring,flaming hoop,hoop; ring:+engagement,wedding ring; gem-stone:gem,diamond,ruby,
jewelry,gemstone; money-bag:money,bag of money; coin:+pot of gold; crystal-ball:+fortune teller; magic-wand:+wand,scepter,sceptre; wrapped-gift:surprise; world-map:map; compass:+indiana jones; skull:+day of the
dead; ice:+ice cube; fire:+flame,fireball,burning; basket:+picnic basket,wicker basket; amphora:jug; shorts:short pants; coat:+jacket,raincoat,poncho,parka; pick:pickaxe; fountain-pen:+quill;
scroll:+parchment,diploma,message,note; page-facing-up:paper; video-camera:+camcorder; old-key:+skeleton key; kitchen-knife:+knife; tooth:+wisdom tooth,teeth; keyboard:+typewriter; white-flag:+surrender;
triangular-flag:flag,pennant; bow-and-arrow:arrow,bow and arrow; adhesive-bandage:bandage,band aid; nesting-dolls:doll,matryoshka; closed-mailbox-with-raised-flag:mailbox,letterbox; water-pistol:gun,
pistol,water gun; handbag:+bag; sewing-needle:needle; locked:lock,padlock; lotion-bottle:perfume,shampoo,sunscreen,soap bottle; optical-disk:record,vinyl,vinyl record,cd,dvd; roller-skate:rollerskate;
thong-sandal:sandal,flip flop; carpentry-saw:saw,chainsaw; purse:wallet,coin purse; maple-leaf:autumn leaf; martial-arts-uniform:karate uniform; nut-and-bolt:screw,nail; starfish:+sea star;
rugby-football:rugby,rugby ball; fuel-pump:gas pump,petrol pump; roll-of-paper:toilet paper; spiral-calendar:calendar; love-letter:+valentine card;; thing 0.5 | umbrella:+parasol; book:+reading,bedtime story;
bone:+dog bone; gift:+present; chessboard:chess board,board game,chess,checkers; cards:playing card,poker;; furniture 0.7 | pillow:+cushion; treasure:+gold,chest,pile of gold,hoard,gold bar; pumpkin:+pumpkin
patch,squash; trophy:+medal; gem-stone:crystal,crystals; jack-o-lantern; headstone:grave,graveyard,cemetery;; furniture 1 | phoneBooth:phone booth, telephone booth,phone box; blackboard:+whiteboard,chalkboard;
wheel:+tire,tyre; trampoline; snowman; kennel:+doghouse,dog house; campfire:+bonfire,camp fire,roasting marshmallow; tent:+tipi; lamp:+floor lamp; telescope:+observatory; television:+screen,projector, tv;
desktop-computer:+computer,pc; robotToy:robot,android,cyborg,droid; table:+picnic table; fence:+garden fence,garden gate; road:+highway; cave:+cavern; iceberg:+ice floe; igloo; sandcastle:+sand castle,castle
made of sand; throne:+iron throne; swing:+swing set; hammock; sofa:+couch,living room; carpet:+blanket,rug,flying carpet,mat,towel,quilt,beach towel,doormat; sled:+sleigh; desktop-computer:+monitor;
ladder:+step ladder; bathtub:+bubble bath; toilet; shower; bed:+cot,crib,bunk bed,mattress; chair:+armchair,stool,rocking chair; door:+portal,gate,entrance; mirror; fountain; bench:+seat;
fireplace:+hearth,chimney; stove:+oven,cooker,microwave; fridge:+refrigerator; desk:+writing desk,school desk; bookshelf:+bookcase; oil-drum~#8a5a3c:barrel,keg; postbox; treadmill; carousel-horse:rocking
horse,carousel, merry go round; slot-machine:pinball,pinball machine; barber-pole:barber;; bike 0.8 | skateboard;; bike 1.1 | motorcycle:+motorbike; motor-scooter:scooter,vespa,moped;
bicycle:+bike,unicycle,mountain bike,tricycle,tandem; kick-scooter:+electric scooter,e scooter,segway;; vehicle 1.35 | convertible:car,toy car,race car,sports car,convertible,vintage car; automobile:+limousine;
racing-car:+formula 1,f1,kart; taxi:+cab; bus:+school bus; ambulance; fire-engine:+fire truck,firetruck; police-car:+police,policeman,cop,police officer; delivery-truck:truck,lorry, van; tractor;
locomotive:+steam train,steam engine; train; tram-car:tram; minibus:+camper van,campervan,camper,caravan,motorhome,minivan; oncoming-bus:double decker; pickup-truck:pickup,pick up truck,monster truck;
sport-utility-vehicle:jeep,suv,land rover; auto-rickshaw:rickshaw,tuk tuk; trolleybus; bullet-train:+high speed train; excavator:+digger,bulldozer,backhoe; delivery-truck~#57b85a:garbage truck,bin lorry;; boat
1.5 | pirateShip:pirate ship,pirate boat; boat:+ship,rowboat,row boat,fishing boat, sailing ship,raft; submarine:+u boat; sailboat:+sailing boat,yacht; canoe:+kayak,rowing boat,canoeing,paddle,gondola,oar;
speedboat:+motorboat,jet ski,jetski; passenger-ship:cruise ship,ferry;; aircraft 1.4 | rocket:+spaceship,rocket ship; ufo:+flying saucer; plane:+airplane,aeroplane; hotAirBalloon:+hot air balloon,air
balloon,hot air balloons; small-airplane:glider,biplane,propeller plane; airplane:+jet; helicopter:+chopper; parachute:+skydiving,paragliding; airship:+zeppelin,blimp;; building 2.2 |
building-construction:construction crane,construction site,building site; aerial-tramway:cable car,ski lift,gondola lift;; sky 0.7 | window:+out of the window,windowsill,window sill; balloon;
ringed-planet:planet,saturn,solar system; globe-showing-europe-africa:globe, earth,world; comet:+asteroid,meteor,shooting star,wish; star; sun; full-moon; crescent-moon:+moon; snowflake; high-voltage:lightning
bolt; tornado:+hurricane; droplet:drop,water drop; sparkles:glitter,shiny,glittering; mirror-ball:+disco ball; musical-note:melody,tune,song; red-heart:heart,love; bubbles:bubble; speech-balloon:speech bubble;
thought-balloon:thought; red-paper-lantern:lantern,chinese new year,sky lantern; chequered-flag:+checkered flag; pirate-flag:+jolly roger; rainbow-flag:+pride; cloud; wing:+angel wing,fairy wing;
broken-heart:+heartbroken; glowing-star:north star,gold star;; sky 0.8 | red-paper-lantern:lampion,paper lamp; balloons:balloon animal,party balloon; kite:+flying a kite,flying kite,kite flying;
sparkles:magic,spell,sparkle,magic potion; fireworks:firework;; building 2.2 | castle:+tower,scotland; classical-building:temple; lighthouse:+light house; windmill:+wind turbine,amsterdam,netherlands,holland;
bridge:+golden gate bridge,suspension bridge; barn:+farmhouse,stable; eiffelTower:+eiffel tower,eiffel,paris,france; pyramids:pyramid, pyramids of giza,egypt,cairo; bigBen:+big ben,london;
colosseum:+coliseum,rome,italy; hotel; bank; post-office; mosque; synagogue; hindu-temple; japanese-castle:pagoda,japanese castle; shinto-shrine:torii,shrine,torii gate; moai:easter island; tokyo-tower;
mount-fuji:+fuji,japan; department-store; office-building:+police station,skyscraper,apartment,apartment building,tower block; hut:+cabin, shack,shed,bungalow; derelict-house:haunted house,ghost house;
houses:hamlet,neighborhoods,small town; house:+cottage,home,roof,rooftop, mansion,farm house,country house,at home,cottage,cabin in the wood; house-with-garden:villa; hospital; shopFront:shop,hot dog stand,ice
cream stand,fruit stand,coffee stand,store,kiosk,pet shop,pet store,flower shop,florist shop,grocery store,supermarket,bakery,pastry shop,cafe,coffee shop,coffee house,restaurant,pizzeria,diner,toy shop,toy
store,bookshop,bookstore,book store,book shop,candy shop,ice cream parlor,ice cream shop,barber shop,pharmacy,butcher shop,pub; school:+high school; factory; statue-of-liberty:+liberty,new york,usa,america;
church:+cathedral,chapel; ferris-wheel:+london eye; roller-coaster:+rollercoaster; circus-tent:big top; volcano:+lava,eruption; snow-capped-mountain:everest,mount everest; playground-slide:slide,water slide;
station:+railway station,train station; cityscape:time square; castle:hogwarts castle; water-wave:big wave,tsunami; tunnel:+train tunnel,railway tunnel; house~#8a5a3c:gingerbread house;; board 1.4 |
board:surfboard,surf board; snowboardFlat:snowboard;; thing 0.7 | bottle:+glass bottle,flask,water bottle; cage:+birdcage,bird cage; spider-web:+web,cobweb; cane:candy cane; bus-stop:+tram stop;; instrument 0.9
| harp:+lyre;; instrument 0.6 | flute:+clarinet,recorder,oboe, piccolo; long-drum:bongo,conga,tambourine; postal-horn:french horn; accordion:+concertina; maracas;; bike 0.9 | manual-wheelchair:wheelchair;;
several 1 | cat+rabbit+bear:animal; cow+pig+chicken:farm animal; fox+deer+rabbit:forest animal,woodland animal; lion+elephant+giraffe:zoo animal,wild animal,safari animal; fish+octopus+turtle:sea animal,sea
creature; carrot+tomato+broccoli:vegetable,veggy; teddy-bear+ball+train:toy; guitar+drum+trumpet:instrument,musical instrument,band,orchestra; hammer+wrench+carpentry-saw:tool; spider+bug+beetle:insect;
tulip+rose+sunflower:bouquet of flowers;; furniture 1 | counter:stall,booth, lemonade stand,food stand,market stall,food stall;; thing 0.7 | snowGlobe:+snow globe,snowglobe;; thing 0.45 | straight-ruler:ruler;
trident-emblem:trident,pitchfork; mouse-trap; balance-scale:scale; performing-arts:theater mask; salt:salt shaker;; furniture 1 | puddle:+mud puddle;; food 0.5 | cake~#8a5a3c:chocolate cake;; tree 1.6 |
floorLamp:street lamp,lamp post,lamppost,streetlight,street light;; food 0.42 | marshmallow;; thing 0.7 | sack:+bag of money,gunny bag;; thing 0.45 | canned-food:tin can,tin;; tree 1.8 | vine:+liana;; plant 0.7
| sheaf-of-rice:wheat;; building 2.2 | house~#e0263c:fire station,firehouse,fire house;; thing 0.45 | yo-yo:yoyo;; animal 0.75 | goose~#ffffff:pelican;; furniture 1 | washer:washing machine,dishwasher,dryer;;
thing 0.6 | lacrosse:butterfly net
`;
