/** Rows of `kind size | picture:words; …`: `+` adds the name of the picture itself; sizes are shares of Marcel’s height. */
export const NOUNS = `
animal 0.4 | mouse:+mice; rat; hamster:+guinea pig,gerbil; chipmunk:+squirrel; hatching-chick:chick,baby chick;
 frog:+toad; lizard:+gecko,chameleon,iguana; crab; lobster; shrimp:+prawn; snail:+slug; ant; lady-beetle:ladybug,
 ladybird; spider:+tarantula;
animal 0.75 | cat:+kitten,kitty,tabby,persian cat,siamese cat; duck:+duckling,rubber duck,mallard,ugly duckling;
 penguin:+pingu; fishbowl:+fish bowl,goldfish bowl,fish in a bowl,fish in a glass bowl,fish in a fishbowl,goldfish in a
 bowl,goldfish in a fishbowl,goldfish in a glass bowl; monkey:+ape,chimp,chimpanzee; poodle; wolf:+wolves,werewolf; fox;
 raccoon:+racoon; pig:+piglet,piggy; ewe:+sheep,lamb; goat; rabbit:+bunny,hare,easter bunny,bugs bunny,white rabbit;
 beaver; hedgehog:+sonic; koala; panda; sloth; turkey; chicken:+hen; rooster:+cockerel; swan; flamingo; peacock;
 turtle:+tortoise,sea turtle; snake:+serpent,python,cobra,anaconda; dog:corgi,shiba,shiba inu,husky,dachshund,beagle,
 bulldog,pug,chihuahua, dalmatian,terrier,collie,border collie,sheepdog,rottweiler,pomeranian,whippet,greyhound,other
 dog,another dog,sausage dog; guide-dog:+labrador,golden retriever,retriever,german shepherd; goose:+geese;
 paw-prints:paw,paw print,pawprint;
animal 1.25 | gorilla:+bigfoot,sasquatch,yeti; lion:+lioness; tiger; leopard:+cheetah,jaguar,panther,snow leopard;
 horse:+pony,stallion; unicornHorse:unicorn; donkey:+mule; moose:+elk; zebra; deer:+reindeer,stag,bambi,rudolph;
 cow:+cattle; ram; camel:+dromedary; llama:+alpaca; bear:+grizzly,brown bear; polar-bear; kangaroo:+wallaby;
 crocodile:+alligator,croc;
animal 1.8 | dinosaur:+dino,t-rex,velociraptor,raptor,triceratops,stegosaurus; dragon:+smaug,fire breathing dragon,
 hydra; giraffe; elephant; rhinoceros:+rhino; hippopotamus:+hippo; sauropod:+brontosaurus,loch ness monster,nessie,
 diplodocus; t-rex:+trex,tyrannosaurus,godzilla;
flier 0.5 | bird:+sparrow,hummingbird,canary,seagull,songbird,finch,woodpecker; butterfly:+moth; honeybee:bee,bumblebee,
 honeybee,beehive,beekeeper,hive,wasp,hornet,honeycomb,queen bee; blackbird:+crow,raven,magpie; eagle:+falcon,griffin,
 bald eagle,condor,vulture; owl:+hedwig,snowy owl; dove:+pigeon,peace; parrot:+macaw,cockatoo,parakeet,budgie,toucan;
 bat;
fish 0.7 | seal:+sea lion,walrus; octopus:+kraken; dolphin; fish:+goldfish,salmon,trout,fish tank,catfish;
 tropical-fish:+nemo,clownfish; shark:+jaws,great white,great white shark; jellyfish;
fish 1.6 | spouting-whale:whale,orca;
person 1 | man-vampire:vampire,dracula; person-zombie:zombie,undead,frankenstein,zombie apocalypse;
 woman-merpeople:mermaid,siren,little mermaid; clown-face:clown,joker,jester; person-fairy:fairy,pixie,tooth fairy;
 person-elf:elf,elves,gnome,garden gnome,dwarf,dwarves,leprechaun,hobbit,christmas elf; troll; ogre:+oni,monster;
 goblin:+demon,devil,orc,gremlin; santa-claus:+father christmas,saint nicholas,st nicholas; baby:+toddler,newborn,
 infant; baby-angel:cherub; old-woman:+grandma,grandmother,granny,old lady,nana; old-man:+grandpa,grandfather,grandad;
 boy:+son,schoolboy,pinocchio; girl:+daughter,schoolgirl,alice in wonderland,little red riding hood,alice;
 child:+children,kid; man-standing:man,guy,dad,father,husband,uncle,boyfriend,neighbor,neighbour; woman-standing:woman,
 lady,mom,mum,mother,wife,aunt,girlfriend,mommy; person-standing:people,person,friend,best friend,human,stranger;
 woman-with-veil:bride; man-in-tuxedo:groom,bridegroom; person-with-crown:emperor,empress; person-superhero:avenger;
 office-worker:businessman,businesswoman,boss,clerk,employee; alien:+extraterrestrial,little green man,martian;
 ghost:+casper,phantom;
plant 0.5 | lotus:lily pad,water lily,lily; herb:+leaf,bush,fern,ivy; leafy-green:lettuce,cabbage,spinach;
 chestnut:+acorn,horse chestnut; spiral-shell:shell,seashell; bouquet:+flower bouquet,get well soon,get well;
 rose:+poppy,red rose; tulip; sunflower; hibiscus:+orchid; cherry-blossom:+sakura; blossom:+flower,daisy;
 potted-plant:+plant,flower pot,flowerpot,plant pot,pot plant,houseplant,bonsai,bonsai tree,succulent;
 four-leaf-clover:+clover,shamrock; mushroom:+toadstool,fungus; seedling:+seed,sprout; wood:log,branch,twig,firewood,
 tree trunk,stick,wooden log; rock:+stone,boulder; empty-nest:nest; nest-with-eggs:bird nest,nest with egg; coral;
tree 1 | cactus:+cacti;
tree 1.8 | treeHouse:+tree house,treehouse; evergreen-tree:pine,fir,evergreen,pine tree; deciduous-tree:tree,oak,
 eucalyptus,eucalyptus tree,apple tree,maple tree,birch,willow; palm-tree:+palm; tanabata-tree:bamboo,bamboo forest;
 christmas-tree;
food 0.42 | grapes:grape; watermelon:+melon; tangerine:+mandarin,orange fruit,clementine; lemon; banana:+fruit,fruit
 salad; pineapple; red-apple:apple,snow white; pear; peach:+apricot; cherries:cherry; strawberry; blueberries:blueberry,
 berry; tomato; coconut; avocado:+guacamole; potato; carrot; ear-of-corn:corn,maize,corn on the cob; hot-pepper:chili,
 chilli,pepper,jalapeno,hot sauce,chili pepper; broccoli:+vegetable,cauliflower; bread:+loaf,toast,sourdough,bread roll,
 french toast; croissant:+pastry,pain au chocolat; baguette-bread:baguette; pretzel; pancakes:pancake,crepe,pan cake;
 waffle; cheese-wedge:cheese,cheddar,mozzarella,parmesan,grilled cheese; meat-on-bone:meat,steak,roast,bbq,t bone,lamb
 chop,schnitzel,meatball; poultry-leg:drumstick,chicken leg,fried chicken,roast chicken,chicken wing,chicken nugget,
 nugget,roast turkey,thanksgiving dinner; french-fries:fry,french fry,chips,fish and chips,poutine; hot-dog:+hotdog,
 sausage,frankfurter; sandwich; taco:+mexican food; egg:+easter egg,boiled egg,easter egg hunt; cooking:fried egg,
 omelette,omelet,scrambled egg,bacon and egg; pot-of-food:stew,soup,pot,chili con carne,cauldron,broth,hot pot,goulash,
 gumbo; green-salad:salad; popcorn:+popcorn machine,popcorn bucket; cooked-rice:rice; steaming-bowl:ramen,noodle,bowl of
 noodle,pho,udon,miso,bowl of ramen,soba; spaghetti:+pasta,lasagne,macaroni,carbonara,spaghetti bolognese,bolognese,mac
 and cheese,ravioli,gnocchi,lasagna,italian food; sushi:+sashimi,maki,sushi roll; dumpling:+gyoza,dim sum,pierogi,
 wonton,bao; cookie:+biscuit,cooky monster,cookie monster,macaron; cupcake:+muffin,cup cake; pie:+apple pie,pumpkin pie,
 cherry pie,tart,quiche; chocolate-bar:+chocolate,brownie,fudge; candy:+sweet,toffee,sweets,bonbon,gummy bear,gummi
 bear,caramel,jelly bean; lollipop; honey-pot:+honey; bowl-with-spoon:bowl,cereal,porridge,oatmeal,muesli;
 glass-of-milk:+milk,glass of water; teapot:+tea pot; hot-beverage:tea,green tea,matcha,cup of tea,chai,herbal tea;
 wine-glass:wine,red wine,glass of red wine,white wine,glass of white wine,wine tasting,sangria,bottle of wine,wine
 bottle; bottle-with-popping-cork:champagne,prosecco; cocktail-glass:cocktail,martini,margarita,gin tonic,gin and tonic;
 tropical-drink:+pina colada,mojito,pineapple drink,aperol,spritz,mocktail; beer-mug:beer,cold beer,pint,ale,lager,beer
 festival; clinking-beer-mugs:cheers,toast beer; cup-with-straw:soda,cola,lemonade,milkshake,smoothie,juice,drink,coke,
 lemonade stand,iced tea,ice tea,orange juice,slushie,fizzy drink,tomato juice,apple juice,soft drink,iced coffee,
 frappuccino; fork-and-knife-with-plate:meal,buffet,brunch,dish,eating out,banquet,picnic lunch; green-apple; lime;
 cucumber:+pickle,zucchini,gherkin; jar:+jam,marmalade,pickle jar,peanut butter; fork-and-knife:fork,cutlery;
food 0.5 | cake:+wedding cake,chocolate cake,birthday cake,cake slice,piece of cake; pizza:+pizza margherita,margherita
 pizza,pizza slice,margherita,pizzeria; soft-ice-cream:+ice cream,icecream,gelato,sundae,popsicle,ice lolly,ice cream
 sundae,frozen dessert,ice cream cone; coffee:+cocoa,hot chocolate,espresso,cappuccino,latte,breakfast,barista,latte
 art,coffee cup,cup of coffee,flat white,mocha,espresso machine,coffee machine,coffee shop,cafe,coffee house;
 hamburger:burger,hamburger,cheeseburger,bacon burger,veggie burger; doughnut:+donut;
ball 0.35 | ball:+beach ball,bouncy ball,fetch; soccer-ball:+soccer,champions league,football match;
 basketball:+basketball hoop,slam dunk; american-football; baseball:+baseball bat; volleyball; tennis:+racket,tennis
 court,tennis match,racquet,padel,squash; bowling; yarn:+wool,knitting a sweater; flying-disc:+frisbee,ultimate frisbee;
instrument 0.75 | piano:+grand piano,keyboard; guitar:+electric guitar,bass guitar,acoustic guitar,bass,rock and roll,
 rock n roll,metal band; violin:+fiddle,cello; drum:+percussion,drum kit,drum set; trumpet:+horn,tuba,trombone,brass
 band,marching band; saxophone:+sax; banjo:+country music,ukulele;
food 0.8 | fruitBowl:bowl of fruit,fruit bowl,fruit basket,fruit,fruit salad;
thing 0.45 | ice-hockey:+hockey; ping-pong:+table tennis; boxing-glove:box glove,boxing ring,boxing match; ice-skate;
 fishing-pole:fishing rod; skis:ski; bullseye:+dart,target,dartboard; video-game:+controller,console,game boy,gameboy,e
 sport,esport; game-die:die,dice,monopoly,dungeons and dragons,ludo; puzzle-piece:puzzle,jigsaw,lego,rubik cube;
 teddy-bear:+teddy,plush,stuffed animal,cuddly toy; artist-palette:watercolor paint,easel; framed-picture:picture frame,
 mona lisa,family portrait,landscape painting; party-popper; firecracker:+dynamite; 1st-place-medal:gold medal;
 microphone:+freddie mercury,stand up comedian,comedian; headphone; musical-score:sheet music,score;
 goal-net:+goalkeeper,goalie; confetti-ball:confetti,congratulation,congrats,well done; ribbon:+hair bow; sparkler;
 joystick:+arcade machine,arcade game; diving-mask:+scuba diving,scuba diver,snorkel; person-lifting-weights:lifting
 weight,weight lifting,dumbbell,barbell; mobile-phone:phone,smartphone,mobile,cell phone; telephone; laptop:+macbook,
 notebook computer,apple laptop; camera:+photoshoot,tourist photo; magnifying-glass-tilted-left:magnifying glass,
 sherlock holmes; candle:+candlelight; light-bulb:+bulb,lightbulb; flashlight:+torch; books:stack of book,bookshelf,
 encyclopedia,textbook,encyclopaedia; newspaper:+news,journalist,reporter,magazine,headline; pencil:+pencil case,exam
 paper; paintbrush:+brush; briefcase; envelope:+letter,mail,email; package:+parcel,box,cardboard box,cardboard;
 scissors:+scissor; key; hammer:+judge gavel,toolkit; wrench:+spanner,mechanic shop; toolbox:+tool; axe;
 crossed-swords:sword,swordfight,sword fight,lightsaber,light saber,ninja sword,gladiator fight,excalibur;
 bow-and-arrow; shield; bomb:+explosion; toothbrush; soap; broom:+quidditch,vacuum,hoover,broomstick,spring cleaning;
 bucket:+mop; alarm-clock:+clock,grandfather clock,alarm,wake up,waking up; hourglass-not-done:hourglass,sand clock,time
 traveler,time traveller,waiting room; watch:+wristwatch,smartwatch; shopping-cart:+groceries,supermarket shopping;
 shopping-bags:shopping bag,black friday; backpack:+rucksack,school bag,first day of school; luggage:+suitcase;
 running-shoe:+sneaker,shoe,treadmill; high-heeled-shoe:high heel,heel,stiletto,glass slipper; ballet-shoes:ballet
 dancer,ballet shoe; dress:+gown,tutu,skirt,wedding dress,fashion show; t-shirt:+shirt,tshirt,football shirt,jersey;
 ring:+engagement,wedding ring,one ring,engagement ring; gem-stone:gem,diamond,ruby,emerald,jewelry,gemstone,sapphire,
 jewelry store; money-bag:money,bag of money,lottery,treasure hunter; coin:+bitcoin,crypto,penny,euro,pot of gold;
 crystal-ball:+snow globe,snowglobe,fortune telling; magic-wand:+wand,magic trick; wrapped-gift:surprise,opening gift,
 secret santa; world-map:map,treasure map,world tour; compass:+indiana jones; skull:+skeleton,skeletons,day of the dead;
 ice:+ice cube,with ice; anchor; bell; fire:+flame,fireball,burning; basket:+picnic basket,wicker basket,laundry basket;
 amphora:+vase; bikini; shorts:short pants,swim trunks; coat:+jacket,raincoat,sweater,jumper,hoodie,pullover,cardigan,
 poncho; pick:pickaxe,gold mine,fossil; pen; fountain-pen:+quill; scroll:+parchment,diploma; page-facing-up:paper,
 document,contract,test paper; video-camera:+camcorder; old-key:+skeleton key; kitchen-knife:+knife; tooth:+wisdom
 tooth,teeth; keyboard:+computer keyboard,typewriter; white-flag:+surrender; triangular-flag:flag,pennant;
thing 0.5 | umbrella:+parasol; book:+reading,story,fairy tale book,novel,diary,bible,bedtime story,magic book,spell
 book,cookbook; bone:+dog bone,dog treat,burying a bone; gift:+present,birthday present,christmas present,christmas
 gift; chess-pawn:chess,chess board,checkmate,chess piece,checkers,draughts,board game;
furniture 0.7 | pillow:+cushion; treasure:+gold,chest,jewel,treasure chest,loot; pumpkin:+pumpkin patch,cinderella
 carriage; trophy:+winner,champion,golden cup,silver cup,victory,medal,award,oscar,academy award,world champion,cup
 final,nobel prize,grammy,contest,competition,tournament,final,finale,talent show; gem-stone:crystal,crystals,quartz,
 amethyst; jack-o-lantern; headstone:grave,gravestone,graveyard,cemetery,tombstone;
furniture 1 | blackboard:+whiteboard; wheel:+hamster wheel; trampoline; snowman:+snowball fight; kennel:+doghouse,dog
 house,animal shelter; campfire:+bonfire,camp,camp fire,roasting marshmallow,toasting marshmallow; tent:+glamping,tipi,
 teepee,wigwam; lamp:+floor lamp,desk lamp,table lamp,reading lamp,bedside lamp,street lamp,lamp post,street light,
 streetlight; telescope:+astronomer,stargazing,galileo,astronomy,observatory; television:+movie,film,cinema,cinema
 screen; desktop-computer:+computer,code,artificial intelligence,ai,chatbot,algorithm,software,website,webpage,gaming
 pc; robot:+android,cyborg,droid; table:+desk,dinner table,picnic table,kitchen table,coffee table,round table,ping pong
 table; fence:+picket fence,garden fence,white fence; road:+highway,path,motorway,lane,route 66,race track,racetrack,
 traffic jam; cave:+cavern,grotto,bat cave,batcave; iceberg:+ice floe; igloo; sandcastle:+sand castle; throne:+iron
 throne; swing:+swing set; hammock; sofa:+couch,lounge,living room,settee; carpet:+rug,magic carpet,flying carpet;
 sled:+sledge,sleigh; desktop-computer:+monitor,zoom meeting,zoom call,computer chip; ladder:+step ladder;
 bathtub:+bubble bath,rubber duck bath; toilet; shower:+taking a shower; bed:+pillow fight,blanket,hotel room;
 chair:+armchair; door:+portal; mirror:+mirror image,mirror reflection; fountain:+trevi fountain; bench:+seat,park
 bench;
bike 0.8 | skateboard:+skate park;
bike 1.1 | motorcycle:+motorbike; motor-scooter:scooter,vespa,moped; bicycle:+bike,tandem,tandem bicycle,tandem bike,
 unicycle,mountain bike,bmx; kick-scooter:+electric scooter,e scooter;
vehicle 1.35 | convertible:car,toy car,race car,sports car,convertible,electric car,vintage car,classic car,roadster;
 automobile:+limousine,drive in; racing-car:+formula 1,formula one,f1,grand prix,go kart,kart; taxi:+cab,uber;
 bus:+school bus; ambulance; fire-engine:+fire truck; police-car:+police,policeman,cop,police officer;
 delivery-truck:lorry,van,garbage truck; tractor:+combine harvester; locomotive:+steam train,steam engine,polar express;
 train:+train station,orient express; tram-car:tram,streetcar; minibus:+camper van,campervan,vw bus,motorhome,rv;
 oncoming-bus:double decker,double decker bus,london bus;
boat 1.5 | pirateShip:pirate ship,pirate boat,galleon; boat:+ship,viking ship,rowboat,row boat,fishing boat,noah ark,
 noahs ark,sailing ship,raft,ship in a bottle; submarine:+yellow submarine,u boat; sailboat:+sailing boat,yacht,regatta;
 canoe:+kayak,rowing boat,canoeing,paddle; speedboat:+motorboat; passenger-ship:cruise ship,ferry,ocean cruise;
 ship:cargo ship,aircraft carrier,ocean liner;
aircraft 1.4 | rocket:+spaceship,space shuttle,spacecraft,rocket ship; ufo:+alien spaceship,alien ship,flying saucer;
 plane:+airplane,aeroplane,fighter jet,jet plane,boeing,paper plane,first class; hotAirBalloon:+hot air balloon,air
 balloon,hot air balloons; small-airplane:biplane,propeller plane,glider,cockpit; airplane:+jet,economy class;
 helicopter:+chopper; parachute:+skydiving,skydiver,paragliding,hang gliding,kitesurfing;
sky 0.7 | window:+out of the window,stained glass,stained glass window; balloon; spider-web:+web; ringed-planet:planet,
 saturn,solar system; globe-showing-europe-africa:globe,earth,world,planet earth; comet:+asteroid,meteor,meteorite;
 star; shooting-star:+wish; sun; full-moon; crescent-moon:+moon,new moon,half moon; snowflake; high-voltage:lightning
 bolt,electricity,electric,electric shock,zeus; tornado:+hurricane,whirlwind,cyclone,wizard of oz; droplet:drop,water
 drop; sparkles:glitter,shiny,glittering; mirror-ball:+disco ball,disco dancing,night club; musical-note:melody,tune,
 song; red-heart:heart,love,in love,anniversary heart,romeo and juliet,date night,on a date,just married;
 bubbles:bubble,soap bubble; speech-balloon:speech bubble,conversation; thought-balloon:thought;
 red-paper-lantern:lantern,chinese new year,lunar new year,chinatown,paper lantern,lantern festival,sky lantern;
 chequered-flag:+checkered flag,finish line; pirate-flag:+jolly roger,pirate captain; rainbow-flag:+pride; cloud;
 wing:+angel wing,fairy wing,icarus; broken-heart:+heartbroken,breakup,break up; glowing-star:north star,gold star;
sky 0.8 | red-paper-lantern:lampion,paper lamp; balloons:balloon animal,party balloon; kite:+flying a kite,flying kite,
 kite flying; sparkles:magic,spell,sparkle,magic potion,pixie dust,disney magic,hocus pocus; fireworks:firework,firework
 display,firework show;
building 2.2 | classical-building:temple,museum building; lighthouse:+light house; windmill:+wind turbine,don quixote,
 amsterdam; bridge:+golden gate,golden gate bridge,london bridge,suspension bridge,brooklyn bridge,tower bridge;
 barn:+farmhouse,stable,farm animal,cowshed,henhouse; eiffelTower:+eiffel tower,eiffel,paris; pyramids:pyramid,pyramids
 of giza,egypt; sphinx; bigBen:+big ben,london; colosseum:+coliseum,rome; hut:+cabin,log cabin,shack,shed,bungalow;
 derelict-house:haunted house,abandoned house,haunted mansion,horror house,ghost house; houses:hamlet,neighborhoods,
 small town; house:+cottage,roof,home,farm house,real estate,country house,at home; house-with-garden:villa;
 hospital:+emergency room,intensive care; convenience-store:store,kiosk,pet shop,pet store,toy store,corner shop,flower
 shop,candy shop,vending machine,grocery store,market,farmers market,hardware store; school:+high school,elementary
 school; factory:+industry,assembly line,pollution; statue-of-liberty:+liberty,ellis island,united state,new york;
 church:+cathedral,chapel,funeral church,notre dame,sagrada familia,monastery,bell tower; ferris-wheel:+funfair,london
 eye,amusement park,theme park,coney island,luna park; roller-coaster:+rollercoaster; circus-tent:big top;
 volcano:+lava,eruption,erupting,pompeii,erupting volcano; snow-capped-mountain:everest,mount everest,matterhorn,mont
 blanc,kilimanjaro,k2,rocky mountain,glacier; playground-slide:slide,water slide,waterslide,water park,waterpark;
 station:+railway station; cityscape:time square,times square; castle:hogwarts castle,neuschwanstein,cinderella castle,
 camelot,king arthur; water-wave:giant wave,big wave,tsunami,ocean wave,sea wave,tidal wave,huge wave,wave crashing;
board 1.4 | board:surfboard,surf board; snowboardFlat:snowboard;
`;
