/** Rows of `kind size | picture:words; …`: `+` adds the name of the picture itself; sizes are shares of Marcel’s height. */
export const NOUNS = `
animal 0.4 | mouse:+mice; rat; hamster:+gerbil; chipmunk:+squirrel; hatching-chick:chick,baby chick; frog:+toad;
lizard:+gecko; crab; lobster; shrimp:+prawn; snail:+slug; ant; lady-beetle:ladybug,ladybird; spider:+tarantula; beetle;
worm:+caterpillar; scorpion; cricket:+grasshopper; mosquito:+fly;; animal 0.75 | cat:+kitten,tabby; duck:+duckling,
rubber duck; penguin:+pingu; fishbowl:+fish bowl,fish in a glass bowl,fish in a bowl; monkey:+ape,chimpanzee; poodle;
wolf:+wolves,werewolf; fox; raccoon:+racoon; pig:+piggy; ewe:+sheep,lamb; goat; rabbit:+bunny,easter bunny; beaver;
otter; skunk; badger; dodo:+ostrich; hedgehog:+sonic; koala; panda; sloth; turkey; chicken:+hen; rooster:+cockerel;
swan; flamingo; peacock; turtle:+tortoise,sea turtle; snake:+python; dog:corgi,shiba,shiba inu,husky,dachshund,beagle,
bulldog,pug,chihuahua,terrier; guide-dog:+labrador,retriever,german shepherd; goose:+geese; paw-prints:paw,paw print;;
animal 1.25 | gorilla:+bigfoot,yeti; orangutan; bison:+buffalo; ox:+bull; boar; lion:+lioness; tiger; leopard:+cheetah,
jaguar,panther,snow leopard; horse:+foal,pony,stallion; unicornHorse:unicorn; donkey:+mule; moose:+elk; zebra;
deer:+reindeer,stag; cow:+cattle; ram; camel:+dromedary; llama:+alpaca; bear:+grizzly; polar-bear:+ice bear;
kangaroo:+wallaby; crocodile:+alligator;; animal 1.8 | mammoth; dinosaur:+dino,t-rex,raptor; dragon:+fire breathing
dragon; giraffe; elephant; rhinoceros:+rhino; hippopotamus:+hippo; sauropod:+brontosaurus; t-rex:+trex;; flier 0.5 |
bat:+vampire bat; bird:+sparrow,hummingbird,seagull; butterfly:+moth; honeybee:bee,honeybee; blackbird:+crow,raven;
phoenix-bird:phoenix; eagle:+falcon,bald eagle; owl:+snowy owl; dove:+pigeon,peace; parrot:+toucan;; fish 0.7 |
seal:+sea lion,walrus; octopus:+kraken; squid; blowfish:+pufferfish; dolphin; fish:+goldfish,salmon,fish tank;
tropical-fish:+clownfish; shark:+great white; jellyfish;; fish 1.6 | spouting-whale:whale,orca;; person 1 |
man-vampire:vampire; person-zombie:zombie; woman-merpeople:mermaid; clown-face:clown,joker; person-fairy:fairy;
person-elf:elf,gnome,dwarf,leprechaun; troll; ogre:+oni,monster; goblin:+devil; santa-claus:+father christmas;
baby:+toddler; baby-angel:cherub; old-woman:+grandma,grandmother; old-man:+grandpa,grandfather,grandad; boy:+son;
girl:+daughter; child:+children,kid; man-standing:man,dad,father,husband; woman-standing:woman,lady,mom,mum,mother,wife;
person-standing:people,person,friend; woman-with-veil:bride; man-in-tuxedo:groom; person-with-crown:emperor,empress;
office-worker:businessman,businesswoman,boss; alien:+martian; ghost:+phantom;; plant 0.5 | lotus:lily pad,water lily,
lily; herb:+leaf,bush; leafy-green:lettuce,cabbage,spinach; chestnut:+acorn,nut; spiral-shell:shell,seashell; bouquet;
rose:+poppy; tulip; sunflower; hibiscus:+orchid; cherry-blossom:+sakura; blossom:+flower,daisy; potted-plant:+plant,pot
plant,bonsai; four-leaf-clover:+clover; mushroom:+toadstool; seedling:+seed,sprout; wood:log,branch,twig,stick;
rock:+stone; empty-nest:nest; nest-with-eggs:bird nest,nest with egg; coral;; tree 1 | cactus:+cacti;; tree 1.8 |
treeHouse:+tree house,treehouse; evergreen-tree:pine,fir,evergreen,pine tree; deciduous-tree:tree,oak,eucalyptus,maple
tree,birch,willow; palm-tree:+palm; bamboo:+bamboo forest; fruitTree:apple tree,orange tree,lemon tree,cherry tree,fruit
tree,peach tree; christmas-tree;; food 0.42 | grapes:grape; watermelon:+melon; tangerine:+mandarin,orange fruit,
clementine; lemon; banana:+fruit,fruit salad; pineapple; red-apple:apple; pear; peach:+apricot; cherries:cherry;
strawberry; blueberries:blueberry,berry; tomato; coconut; avocado:+guacamole; potato; carrot; ear-of-corn:corn,maize,
corn on the cob; hot-pepper:chili,chilli,pepper; broccoli:+vegetable,cauliflower; bread:+loaf,toast; croissant:+pastry;
baguette-bread:baguette; pretzel; pancakes:pancake,crepe,pan cake; waffle; cheese-wedge:cheese,cheddar,mozzarella,
parmesan,grilled cheese; meat-on-bone:meat; poultry-leg:drumstick,fried chicken,roast chicken,roast turkey; bacon;
bagel; burrito:+wrap; curry-rice:curry; shallow-pan-of-food:paella,pan,frying pan; bento-box:bento; bubble-tea:+boba;
french-fries:fry,french fry,chips; hot-dog:+hotdog,sausage; sandwich; taco; egg:+easter egg,boiled egg; cooking:fried
egg,omelette,omelet,scrambled egg,bacon and egg; pot-of-food:stew,soup,pot of soup,chili con carne,cauldron,hot pot;
green-salad:salad; popcorn:+popcorn bucket; cooked-rice:rice; steaming-bowl:ramen,noodle,bowl of noodle,bowl of ramen;
spaghetti:+pasta,lasagna; sushi:+sashimi,maki,sushi roll; dumpling:+dim sum; cookie:+biscuit,macaron; cupcake:+muffin,
cup cake; pie:+tart; chocolate-bar:+chocolate; candy:+sweet,sweets,gummy bear; lollipop; honey-pot:+honey;
bowl-with-spoon:bowl,cereal; glass-of-milk:+milk,glass of water; teapot:+tea pot; hot-beverage:tea,cup of tea;
wine-glass:wine,bottle of wine,wine bottle; bottle-with-popping-cork:champagne,prosecco; cocktail-glass:cocktail,
martini; tropical-drink:+mocktail; beer-mug:beer; clinking-beer-mugs:cheers; cup-with-straw:soda,cola,lemonade,
milkshake,smoothie,juice,drink,coke,iced tea,ice tea; fork-and-knife-with-plate:meal,buffet,dish; green-apple; lime;
cucumber:+pickle; jar:+jam,peanut butter; fork-and-knife:fork,cutlery;; food 0.5 | cake:+wedding cake,birthday cake,cake
slice,piece of cake; pizza:+pizza slice,margherita; soft-ice-cream:+ice cream,icecream,gelato,sundae,popsicle,ice lolly,
ice cream sundae,ice cream cone; coffee:+cup,teacup,mug,cocoa,hot chocolate,espresso,cappuccino,latte,breakfast,cup of
coffee,coffee shop,cafe,coffee house; hamburger:burger,hamburger,cheeseburger,veggie burger; doughnut:+donut;; ball 0.35
| ball:+beach ball,bouncy ball; soccer-ball:+soccer; basketball:+basketball hoop; american-football; baseball:+baseball
bat; volleyball:+snowball; tennis:+racket,racquet; bowling; yarn:+wool; flying-disc:+frisbee;; instrument 0.75 |
piano:+grand piano,keyboard; guitar:+acoustic guitar,bass; violin:+fiddle,cello; drum:+percussion,drum kit,drum set;
trumpet:+horn,tuba,trombone; saxophone:+sax; banjo:+ukulele;; food 0.8 | fruitBowl:bowl of fruit,fruit bowl,fruit
basket,fruit,fruit salad;; thing 0.45 | paperPlane:paper plane,paper airplane; ice-hockey:+hockey; ping-pong:+table
tennis; fishing-pole:fishing rod; skis:ski; bullseye:+dart,target,dartboard; video-game:+controller,console,game boy,
gameboy; game-die:die,dice; puzzle-piece:puzzle,jigsaw,lego,rubik cube; teddy-bear:+teddy,plush,stuffed animal,cuddly
toy; artist-palette:watercolor paint,easel; framed-picture:picture frame; firecracker:+dynamite; 1st-place-medal:gold
medal; microphone; musical-score:sheet music,score; goal-net:+goalkeeper,goalie; confetti-ball:confetti; ribbon:+hair
bow; sparkler; joystick:+arcade game; diving-mask:+scuba diving,snorkel; person-lifting-weights:dumbbell,barbell;
mobile-phone:phone,smartphone,mobile,cell phone; laptop:+macbook,notebook computer; camera; sword:lightsaber,light
saber,ninja sword,excalibur,dagger; shovel:+spade; wateringCan:watering can; pot:+flowerpot,plant pot,vase;
plate:+saucer,dish,tray; rope; clothesline:laundry,washing line; signboard:sign,signpost,board,billboard,placard,poster,
banner,card,protest sign; comb:hairbrush; glowing-star:ornament,bauble; test-tube:potion; toolbox; piata:pinata;
magnifying-glass-tilted-left:magnifying glass; candle:+candlelight; light-bulb:+bulb,lightbulb; flashlight:+torch;
books:stack of book,bookshelf; newspaper:+news,magazine; pencil:+pencil case; paintbrush:+brush; envelope:+letter,mail,
email; wastebasket:trash can,garbage can,bin,dustbin,trash; package:+matchbox,parcel,box,cardboard; scissors:+scissor;
key; hammer; wrench:+spanner; toolbox:+tool; shield; bomb:+explosion; broom:+vacuum,hoover,broomstick; bucket:+mop;
alarm-clock:+clock,alarm; hourglass-not-done:hourglass,sand clock; watch:+wristwatch,smartwatch; cart:+stroller,baby
carriage,pram,wagon,carriage,wheelbarrow; shopping-cart:+groceries; shopping-bags:shopping bag; backpack:+rucksack,
school bag; luggage:+suitcase; running-shoe:+sneaker,shoe; high-heeled-shoe:heel; ballet-shoes:ballet shoe; dress:+gown,
tutu,skirt,wedding dress; t-shirt:+sweater,jumper,hoodie,pullover,cardigan,shirt,tshirt,football shirt,jersey;
flamingHoop:ring of fire,fire ring,burning ring,flaming hoop,hoop; ring:+engagement,wedding ring; gem-stone:gem,diamond,
ruby,jewelry,gemstone; money-bag:money,bag of money; coin:+pot of gold; crystal-ball:+snow globe,snowglobe;
magic-wand:+wand; wrapped-gift:surprise; world-map:map; compass:+indiana jones; skull:+skeleton,day of the dead;
ice:+ice cube; fire:+flame,fireball,burning; basket:+picnic basket,wicker basket; amphora:jug; shorts:short pants;
coat:+jacket,raincoat,poncho; pick:pickaxe; fountain-pen:+quill; scroll:+parchment,diploma; page-facing-up:paper;
video-camera:+camcorder; old-key:+skeleton key; kitchen-knife:+knife; tooth:+wisdom tooth,teeth; keyboard:+typewriter;
white-flag; triangular-flag:flag,pennant;; thing 0.5 | umbrella:+parasol; book:+reading,bedtime story; bone:+dog bone;
gift:+present; chess-pawn:chess board,board game,chess;; furniture 0.7 | pillow:+cushion; treasure:+gold,chest;
pumpkin:+pumpkin patch; trophy:+medal; gem-stone:crystal,crystals; jack-o-lantern; headstone:grave,graveyard,cemetery;;
furniture 1 | phoneBooth:phone booth,telephone booth,phone box; blackboard:+whiteboard; wheel; trampoline;
snowman:+snowball fight; kennel:+doghouse,dog house; campfire:+bonfire,camp fire,roasting marshmallow; tent:+tipi;
lamp:+floor lamp,street lamp; telescope:+observatory; television; desktop-computer:+computer; robotToy:robot,android,
cyborg,droid; table:+desk,picnic table; fence:+garden fence; road:+highway; cave:+cavern; iceberg:+ice floe; igloo;
sandcastle:+sand castle; throne:+iron throne; swing:+swing set; hammock; sofa:+couch,living room; carpet:+blanket,rug,
flying carpet; sled:+sleigh; desktop-computer:+monitor; ladder:+step ladder; bathtub:+bubble bath; toilet; shower; bed;
chair:+armchair; door:+portal; mirror; fountain; bench:+seat;; bike 0.8 | skateboard;; bike 1.1 | motorcycle:+motorbike;
motor-scooter:scooter,vespa,moped; bicycle:+bike,unicycle,mountain bike; kick-scooter:+electric scooter,e scooter;;
vehicle 1.35 | convertible:car,race car,sports car,convertible,vintage car; automobile:+limousine; racing-car:+formula
1,f1,kart; taxi:+cab; bus:+school bus; ambulance; fire-engine:+fire truck; police-car:+police,policeman,cop,police
officer; delivery-truck:truck,lorry,van; tractor; locomotive:+steam train,steam engine; train:+train station;
tram-car:tram; minibus:+camper van,campervan; oncoming-bus:double decker;; boat 1.5 | pirateShip:pirate ship,pirate
boat; boat:+ship,rowboat,row boat,fishing boat,sailing ship,raft; submarine:+u boat; sailboat:+sailing boat,yacht;
canoe:+kayak,rowing boat,canoeing,paddle; speedboat:+motorboat; passenger-ship:cruise ship,ferry;; aircraft 1.4 |
rocket:+spaceship,rocket ship; ufo:+flying saucer; plane:+airplane,aeroplane; hotAirBalloon:+hot air balloon,air
balloon,hot air balloons; small-airplane:glider; airplane:+jet; helicopter:+chopper; parachute:+skydiving,paragliding;;
sky 0.7 | window:+out of the window; balloon; spider-web:+web; ringed-planet:planet,saturn,solar system;
globe-showing-europe-africa:globe,earth,world; comet:+asteroid,meteor; star; shooting-star:+wish; sun; full-moon;
crescent-moon:+moon; snowflake; high-voltage:lightning bolt; tornado:+hurricane; droplet:drop,water drop;
sparkles:glitter,shiny,glittering; mirror-ball:+disco ball; musical-note:melody,tune,song; red-heart:heart,love,in love;
bubbles:bubble; speech-balloon:speech bubble; thought-balloon:thought; red-paper-lantern:lantern,chinese new year,sky
lantern; chequered-flag:+checkered flag; pirate-flag:+jolly roger; rainbow-flag:+pride; cloud; wing:+angel wing,fairy
wing; broken-heart:+heartbroken; glowing-star:north star,gold star;; sky 0.8 | red-paper-lantern:lampion,paper lamp;
balloons:balloon animal,party balloon; kite:+flying a kite,flying kite,kite flying; sparkles:magic,spell,sparkle,magic
potion; fireworks:firework;; building 2.2 | castle:tower; classical-building:temple; lighthouse:+light house;
windmill:+wind turbine,amsterdam; bridge:+golden gate bridge,suspension bridge; barn:+farmhouse,stable;
eiffelTower:+eiffel tower,eiffel,paris; pyramids:pyramid,pyramids of giza,egypt; sphinx; bigBen:+big ben,london;
colosseum:+coliseum,rome; hotel; bank; post-office; mosque; synagogue; hindu-temple; japanese-castle:pagoda,japanese
castle; shinto-shrine:torii,shrine,torii gate; moai:easter island; tokyo-tower; mount-fuji:+fuji; department-store;
office-building:+skyscraper; hut:+cabin,shack,shed,bungalow; derelict-house:haunted house,ghost house; houses:hamlet,
neighborhoods,small town; house:+cottage,home,roof,rooftop,mansion,farm house,country house,at home;
house-with-garden:villa; hospital; convenience-store:store,kiosk,pet shop,pet store,flower shop,grocery store,market;
school:+high school; factory; statue-of-liberty:+liberty,new york; church:+cathedral,chapel; ferris-wheel:+london eye;
roller-coaster:+rollercoaster; circus-tent:big top; volcano:+lava,eruption; snow-capped-mountain:everest,mount everest;
playground-slide:slide,water slide; station:+railway station; cityscape:time square; castle:hogwarts castle;
water-wave:big wave,tsunami;; board 1.4 | board:surfboard,surf board; snowboardFlat:snowboard
`;
