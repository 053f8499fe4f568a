/**
 * Places: `name kind: words`, then the operations that draw them; those behind `||` are drawn in front of everything. Kinds:
 * open, indoor, water (its surface is at the number behind it) and fixed (a sky of its own). Operations: `sky horizon`,
 * `bands colors bottom`, `stars count depth`, `hills color top height waves`, `fill color%opacity path`,
 * `line color~dashes width path`, `wall color stripe floor`, `put piece x y scale color`,
 * `row piece count x0 x1 y0 y1 scale0 scale1 colors`.
 */
export const PLACES = `
plain open: background sky;hills #9fd8a0 720 24 2;hills #b9e6a8 800 20 2;; meadow open: meadow,golf
course,field,campsite,ireland,grass,park,lawn, dog park,picnic area,countryside,pasture,prairie,hill,green field,nature,picnic sky;hills J
600 90;row roundTree 4 0 1024 610 640 .4 .62;hills G 690 60 2;hills H 800 40 2;row flower 9 0 1024 800 860 .7 1 MOLWI;|| row tuft 16 0 1024
1000 1030 1 1.7 GHJ;row flower 7 20 1004 1000 1040 1.1 1.6 MOLWI;; farm open: farm,ranch,farmyard,barnyard,barn sky;hills J 600 60;hills G
690 40 2;put barn 190 760 1.5;row fence 7 -20 1044 800 804 .9 .95;hills H 830 30 2;|| row tuft 12 0 1024 1000 1030 1 1.6 GHJ;; village open:
village,hamlet,small town, neighborhood,neighbourhood,countryside village,suburb sky;hills J 560 60;row roundTree 5 0 1024 600 640 .4 .6;
hills G 660 40 2;row cottage 3 30 460 700 760 1.1 1.4 ROB;row cottage 3 580 1000 700 760 1.1 1.4 BgR;hills H 790 20 2;|| row flower 6 20
1004 1000 1040 1 1.4 MOLWI;; garden open: garden,orchard,greenhouse,flower field,lavender field,backyard, back
yard,spring,springtime,blooming,hedge,vineyard sky;hills #bfe3b4 640 60;row roundTree 3 -40 300 720 770 .9 1.3;row roundTree 3 720 1060 720
770 .9 1.3;hills H 770 30 2;row flower 12 0 1024 800 880 1 1.5 MmOLW;hills G 900 30 2;|| row flower 11 0 1024 1000 1034 1.3 2 MmOLW;;
brickWall fixed: brick wall,wall,alley,alleyway,back alley bands #b5563c,#b5563c,#ad5038 800;line #7c3423~7,83 1024 M512 86V730;line
#7c3423~7,193 90 M120 45H1024M120 225H1024M120 405H1024M120 585H1024M20 135H1024M20 315H1024M20 495H1024M20 675H1024;fill s M0
800h1024v224H0Z;fill t M0 800h1024v22H0Z;; skatepark open: skate park, skatepark,half pipe,halfpipe,skate ramp,ramp sky;hills J 600 70;row
roundTree 6 0 1024 630 650 .4 .6;fill V M0 560q70 370 330 370h364q260 0 330-370v464H0Z;line t 9 M0 560q70 370 330 370h364q260 0 330-370;
fill s M0 985h1024v39H0Z;; waterfall water 800: waterfall,cascade,rapids sky 520;hills P 420 60;fill t M0 330q180-50 372-10l18 500H0Zm1024
0q-180-50-372-10l-18 500h390Z;fill J M0 350q180-60 372-20v-30q-192-50-372 0Zm1024 0q-180-60-372-20v-30q192-50 372 0Z;fill x M366 316q146-26
292 0l-14 514H380Z;fill W%70 M420 320h22v480h-22zm80-10h26v500h-26zm90 10h20v480h-20z;fill w M0 790q256-26 512-10t512 6v238H0Z;row cloud 4
330 700 800 820 .5 .7 W;row ripple 8 0 1024 850 1000 .7 1.3;; graveyard open: graveyard,cemetery, haunted forest sky;hills P 600 80;row pine
4 0 1024 660 690 .5 .8;hills J 740 40 2;row headstone 6 20 1010 800 850 .34 .46;hills P 900 20 2;; playground open: playground,kindergarten
yard sky;hills J 590 60;row roundTree 5 0 1024 640 660 .5 .7;hills G 700 30 2;put playground-slide 170 840 1;put swing 860 830 1.25;hills S
870 20 2;; fair open: amusement park,funfair,fairground,theme park,fair,luna park sky;hills J 640 60;put ferris-wheel 180 800 1.6;put
circus-tent 840 800 1.2;hills H 790 20 2;put pennants 0 0 1;; airport open: airport,runway sky;hills J 640 40;put airplane 820 320 .7;fill s
M0 700h1024v60H0Z;put office-building 140 730 .9;fill t M0 760h1024v264H0Z;fill W M40 880h150v16H40zm260 0h150v16H300zm260 0h150v16H560zm260
0h150v16H820z;; road open: road,mountain road,winding road, mountain pass,crossroad,street corner,highway,motorway,country road,route 66,
lane,parking lot sky;hills J 560 90;row roundTree 5 0 1024 620 650 .4 .6;hills G 690 30 2;fill t M0 770h1024v254H0Z;fill W M0
762h1024v12H0Z;fill N M40 880h150v16H40zm260 0h150v16H300zm260 0h150v16H560zm260 0h150v16H820z;|| fill K M0 1010h1024v14H0Z;; track open:
railway,rail,train track, railroad,train station,station sky;hills J 600 70;row roundTree 6 0 1024 640 680 .5 .7;hills G 700 30 2;fill T M0
860H1024V960H0Z;put rail 512 916 1.1;hills H 990 10 2;; pitch open: football pitch,football stadium,soccer stadium,football match,soccer
match,football game,soccer game,soccer field,football field,pitch, stadium,goal,arena,playing field sky;fill s M0 560H1024V660H0Z;row petal
60 0 1024 580 650 1 1.4 ROgWBa;hills G 650 4 2;fill H M0 720h1024v80H0Zm0 170h1024v100H0Z;fill W M0 700h1024v8H0Z;put goal 160 780 1.2;;
court open: basketball court,tennis court,court,sports day sky;hills J 590 50;row roundTree 5 0 1024 640 670 .5 .7;fill D M0
680h1024v344H0Z;fill W M0 690h1024v8H0Zm180 0h10L60 1024H46Zm654 0h10l134 334h-14Z;; rink open: ice rink,rink,frozen lake,ice sky;hills V
560 60;row snowyPine 8 0 1024 620 680 .6 .9;fill F M0 680h1024v344H0Z;fill V M120 780q280-30 580 10l-10 10q-290-36-570-10Zm260 150q260-30
520 10l-10 10q-250-38-510-10Z;; slope open: ski slope, slope,piste,ski resort,snow hill sky 660;put peak 210 700 .9;put peak 820 700 1;fill
V m0 720 1024-80v384H0Z;fill F m0 780 1024-90v334H0Z;row snowyPine 4 0 330 780 800 .6 .9;row snowyPine 3 740 1010 700 720 .6 .9;|| fill V M0
1006q400-26 1024-6v24H0Z;; mountains open: mountain,glacier,alp,peak,summit, valley,himalaya,everest,switzerland,mount everest, mountain
top,mountaintop, alpine,cliff sky 700;put peak 180 760 1;put peak 840 760 1.1;put peak 510 760 .75;hills J 730 40;row pine 9 0 1024 770 800
.55 .9;hills G 810 30 2;|| row tuft 9 0 1024 1004 1030 1 1.4 GHJ;; arctic open: arctic,tundra,iceland,antarctica,north pole, south
pole,iceberg landscape,greenland, polar,alaska sky 660;fill x M0 640H1024V760H0Z;put iceberg 200 700 1.7;put iceberg 850 690 1.3;hills V 740
30 2;hills F 810 20 2;; forest open: forest,wood, woodland,redwood,taiga,wilderness, jungle forest,fairy forest,enchanted forest sky;hills
#4aa58a 560 80;row pine 9 -40 1064 690 730 .7 1.1;hills P 720 40 2;row pine 3 -70 330 800 860 1.5 2.1;row pine 3 700 1100 800 860 1.5 2.1;
hills J 836 30 2;|| row tuft 14 0 1024 1006 1034 1 1.6 GHJ;row toadstool 4 20 1004 1000 1020 .9 1.5 mO;; jungle open:
jungle,rainforest,brazil,amazon,tropical forest,bamboo forest,safari park sky;hills #4aa58a 560 80;row palm 3 -40 300 760 830 1.6 2.3;row
palm 3 660 980 760 830 1.6 2.3;hills P 720 40 2;row frond 4 -30 320 830 880 1 1.7 GJP;row frond 4 700 1050 830 880 1 1.7 GJP;hills J 850 30
2;row vine 6 20 1004 -10 0 .9 1.2;|| row frond 5 0 1024 1040 1060 .5 .8 GJP;row bloom 4 20 1004 1004 1024 1 1.5;fill A M0 1018h1024v6H0Z;;
savanna open: savanna,savannah,australia,kenya,safari,africa,serengeti, outback,steppe,zoo sky 690;hills T 660 40;put roundTree 150 740 1.3;
put roundTree 900 720 .9;hills S 740 30 2;row tuft 9 0 1024 790 850 1 1.6 TGH;hills N 850 20 2;|| row tuft 9 0 1024 1004 1034 1.2 1.8 TGH;;
autumn open: autumn,in fall,in the fall,fall season,fall,fall leaf,autumn park,autumn forest, autumn leaf,october,november,thanksgiving,
harvest,pumpkin patch,falling leaf sky;hills #d98f4e 610 70;row roundTree 5 0 1024 670 700 .55 .8 OD;hills #c8773a 710 40;row roundTree 2
-60 260 820 860 1.3 1.7 OD;row roundTree 2 780 1090 820 860 1.3 1.7 OD;hills N 830 30 2;row leaf 30 0 1024 860 1010 .8 1.3 ODRg;|| row leaf
9 0 260 60 960 .9 1.6 ODRg;row leaf 9 760 1024 60 960 .9 1.6 ODRg;; autumnForest open: forest in autumn,wood in autumn, autumnal
forest,autumn wood sky;hills #d98f4e 600 70;row roundTree 8 -20 1044 700 730 .8 1.1 OD;hills #c8773a 740 30;row roundTree 3 -60 330 850 890
1.5 2 OD;row roundTree 3 700 1090 850 890 1.5 2 OD;hills N 850 30 2;row leaf 30 0 1024 870 1010 .8 1.3 ODRg;|| row leaf 14 0 1024 60 960 .8
1.4 ODRg;; desert open: desert,dune,mexico,sahara,canyon,wild west, oasis,western,death valley, sandstorm,grand canyon sky;put mesa 110 720
1.1;put mesa 860 720 1;hills U 690 50;hills T 750 50 2;row cactus 2 20 300 800 850 .9 1.5;row cactus 2 740 1000 800 850 .9 1.5;hills E 850
40 2;|| hills S 1000 14 2;; beach water 748: beach,seaside,boardwalk,island,coast,hawaii,shore, caribbean,sand,bay,lagoon,tropical,tropical
island, desert island,seashore, maldive sky 560;fill w M0 560h1024v464H0Z;fill y M0 560h1024v24H0Z;fill x M0 700q256-24 512 0t512 0v324H0Z;
row crest 7 0 1024 600 690 .7 1.2;fill W M0 768q200-32 420-4t604-12v78H0Z;fill E M0 786q220-34 460-2t564-14v254H0Z;fill S M0 880q300-34 600
4t424-14v154H0Z;put palm 96 846 2;|| fill T M0 1000q260-28 540 2t484-12v34H0Z;row shell 3 40 500 985 1010 .8 1.1 MED;row starfish 2 620 1000
975 1000 .9 1.2;; sea water 790: sea,ocean,at sea,open sea,on the water,high sea,pacific,atlantic,on the ocean sky 520;fill y M0
520h1024v504H0Z;fill w M0 560q256-16 512 0t512 0v464H0Z;row crest 8 0 1024 600 760 .7 1.3;fill x M0 780q256-20 512 0t512 0v244H0Z;|| fill w
M0 884q128-22 256 0t256 0 256 0 256 0v140H0Z;row crest 8 0 1024 920 1000 .9 1.5;; surfSea water 700: wave,big wave,ocean wave,surf beach sky
460;fill w M0 460h1024v564H0Z;put wave 760 760 3.1;put palm 20 520 .9;fill x M0 800q256-30 512 0t512 0v224H0Z;row crest 8 0 1024 850 1000 .8
1.4;|| fill W%60 M0 970q128-26 256 0t256 0 256 0 256 0v54H0Z;; lake water 800: lake,pond,river,fjord,marsh,in the water,in water,on
water,venice,riverside, lakeside,riverbank,stream,swamp, creek,canal,harbor,harbour,dock,pier, waterfall sky 520;hills P 480 70;row
roundTree 9 0 1024 548 560 .3 .46;fill J M0 548q512-12 1024 0v52H0Z;fill y M0 572h1024v452H0Z;fill w M0 600q400-14 1024 4v420H0Z;fill x M120
690q380-30 780 10-200 60-500 50-200-10-280-60Z;row ripple 8 0 1024 620 790 .6 1.2;row lilyPad 4 0 1024 770 820 .8 1.2;fill G M0 850q260-50
540-4t484-16v194H0Z;fill H M0 900q300-38 620 4t404-14v134H0Z;row reed 5 0 220 850 890 .9 1.4;row reed 5 810 1024 850 890 .9 1.4;|| row tuft
16 0 1024 1000 1030 1 1.7 GHJ;; pool water 868: swimming pool,pool,poolside,paddling pool,pool party sky 500;hills J 470 40;row roundTree 7
0 1024 520 540 .4 .6;fill E M0 540h1024v70H0Z;fill a M0 606h1024v34H0Z;fill #8fe0ff M0 640h1024v384H0Z;fill #4fc3f7 M0 700q256-16 512
2t512-6v328H0Z;put ladder 130 640 1;row ripple 9 0 1024 720 840 .6 1.1;|| fill x%62 M0 868q128-18 256 0t256 0 256 0 256 0v156H0Z;row ripple
7 0 1024 890 1000 .8 1.3;; underwater fixed: underwater,under water,under the sea,coral reef,reef, deep sea,atlantis,bottom of the sea,
ocean floor,seabed,aquarium,in the ocean bands #8fe3ff,#5fc8fa,#3aa8f0,#2186e0,#1466c8,#0d4aa8 900;fill W%13 M120 0h90L60 900h-200Zm280
0h100L340 900H140Zm300 0h110L640 900H440Z;row reefFish 3 40 360 140 520 .8 1.2 ODgam;row reefFish 3 660 980 140 520 .8 1.2 Dgam;fill T M0
800q260-58 540-10t484-18v252H0Z;row weed 4 0 300 820 880 .9 1.5 GJa;row coral 3 740 1000 820 880 .9 1.5 mDL;fill S M0 890q300-44
620-6t404-18v158H0Z;|| row bubble 7 0 240 60 980 .5 1.4;row bubble 7 780 1024 60 980 .5 1.4;; sky open: sky,in the air,above the
cloud,cloudscape,in the cloud,heaven sky 1060;row cloud 3 60 400 180 420 .7 1.1 W;row cloud 3 640 980 160 420 .7 1.1 W;|| row cloud 4 0 1024
980 1020 1.4 2 W;; space fixed: space,outer space,galaxy,cosmos,orbit, universe,space station,milky way,solar system,nebula,planet,zero
gravity bands #04042e,#0a0650,#1a0a78,#34129a,#5a22b8,#8236c4 1060;stars 160 1024;put ringed 190 200 1.1;put earth 860 250 1.1;put comet 600
110 1;; moon fixed: moon,on the moon,moon landing,moon base,lunar,lunar surface bands #04042e,#0a0650,#1a0a78,#34129a,#5a22b8 900;stars 130
760;put earth 850 220 1.2;put comet 420 110 1;fill #a9b2d4 M0 800q260-84 540-24t484-32v280H0Z;fill s M0 874q300-54 620-8t404-16v174H0Z;row
crater 6 0 1024 850 960 .7 1.3;; mars fixed: mars,red planet,martian bands #2a0d1c,#4a1722,#7a2b28,#a9482f,#cf6f43,#e79a63 900;stars 40 320;
put marsMesa 150 800 1.2;put marsMesa 870 800 1.1;fill #dd7a4c M0 790q260-70 540-18t484-30v282H0Z;fill #c1502e M0 874q300-54
620-8t404-16v174H0Z;row marsCrater 6 0 1024 850 960 .7 1.3;|| row boulder 4 0 1024 1000 1030 .7 1.3;; city open: city,plaza,las
vegas,hollywood,broadway,town,street,skyline,downtown,skyscraper,urban,metropolis,new york,tokyo,london,paris,berlin,rome,chicago,los
angeles,san francisco,manhattan,sydney,barcelona,madrid,vienna, amsterdam,hong kong,singapore,sidewalk,crosswalk,traffic, avenue sky;row
tower 9 -20 1044 700 760 1 1.5 YI;row spire 3 60 964 760 780 .9 1.2 I;row tower 8 0 1024 780 784 .7 1.2 Bs;fill s M0 780h1024v244H0Z;fill t
M0 856h1024v168H0Z;fill N M40 940h150v16H40zm260 0h150v16H300zm260 0h150v16H560zm260 0h150v16H820z;; castle open:
castle,courtyard,kingdom,fairy tale,fairytale,palace,fortress,fairyland sky;hills #7fc8a0 580 70;put palace 250 690 1.35;hills J 670 40;row
roundTree 5 0 1024 720 750 .4 .7;hills G 740 40 2;hills H 880 30 2;|| row tuft 14 0 1024 1004 1030 1 1.6 GHJ;row flower 5 20 1004 1000 1036
1 1.5 MOLWI;; candy fixed: candy land,candyland, candy world, land of candy,chocolate factory bands #ffb3d1,#ffc1da,#ffd0e4,#ffe0ee,#fff0f7
640;row cloud 4 0 1024 100 260 .7 1 W;hills #c9b0ff 600 80;row lolly 3 0 330 760 800 1 1.6 maOL;row cane 3 720 1000 760 800 1 1.6;hills M
720 50;row gumdrop 7 0 1024 790 840 .6 1 mgaLO;hills p 830 30 2;; cyber fixed: cyberspace,cyber,matrix, digital world,
synthwave,vaporwave,cyberpunk,virtual reality,metaverse, arcade,futuristic city,future,futuristic bands
#0b0440,#1c0a66,#3a108c,#6a1aa8,#a42bb4,#e0488f,#ffa500 700;stars 70 420;put sun 512 500 2.2;fill n m-10 660 50-100 50 80 60-100 70 100
80-60 80 70h260l80-80 70 70 80-110 80 110 84-80v120H-10Z;fill #12064e M0 660h1024v364H0Z;line m 5 M0 700h1024M0 760h1024M0 840h1024M0
940h1024M512 660v364M400 660l-200 364m424-364 200 364M290 660l-410 364m854-364 410 364M180 660l-640 364M844 660l640 364;; party fixed:
party,disco, nightclub,dance floor,dancefloor,ballroom,birthday party,carnival,celebration bands #00005c,#14107a,#2a1a98,#5a35c9,#7a48e0
800;fill g%22 M512 120L70 820H330Z;fill L%22 M512 120L380 820H640Z;fill a%22 M512 120L690 820H950Z;put mirrorBall 512 150 .8;put pennants 0
0 1;fill X M0 760h1024v264H0Z;fill L M120 760h110l-40 90H60Zm220 0h110l-10 90H310Zm220 0h110l20 90H570Zm220 0h110l60 90H820Z;fill m M190
850h120l-20 174H110Zm250 0h130l10 174H430Zm250 0h130l60 174H720Z;|| row petal 20 0 260 150 1000 1 1.6 ORagm;row petal 20 770 1024 150 1000 1
1.6 ORagm;; stage indoor: stage,concert,concert hall,theater,theatre,opera,circus,show,talent show, festival,music festival,rock concert
bands #06063c,#0b0b5a 800;put spotlight 300 60 1.2 N;put spotlight 720 60 1.2 M;put curtain 60 800 1.1;put curtain 970 800 1.1;fill A M0
800h1024v224H0Z;fill Z M0 800h1024v22H0Z;; livingRoom indoor: room,living room,at home,indoor,indoors,dining room,salon,by the window,hotel
room,attic wall p #ffc2d8 A;put window 230 320 1;put framed 800 220 1;put floorLamp 930 800 1.15 N;put plant 90 830 1.15;put rug 512 936 1;;
bedroom indoor: bedroom,sleepover,at bedtime wall #cfe0ff #bcd2fb A;put window 240 320 1 L;put framed 800 220 1;put floorLamp 940 800 1 N;
put rug 512 936 1 M;; kitchen indoor: kitchen,bakery,pantry,cooking show wall #fff3d6 #ffe6b3 s;put window 500 290 .9 R;put fridge 920 790
1.7;put counter 180 790 1.6;; cinema indoor: cinema,movie theater,movie theatre,planetarium bands #241038,#2c1446 1024;fill W M210
150H814V560H210Z;fill Y M226 166H798V544H226Z;row sofa 4 20 1004 800 800 1 1 R;fill #1a0b2a M0 800h1024v224H0Z;; subway indoor:
subway,metro,metro station,subway station, underground station,platform wall E S s;put train 240 740 1.5;put framed 800 260 1.2;; library
indoor: library, bookstore,bookshop,archive wall #f3e2c4 #ead3a8 A;put bookshelf 120 770 1.9;put bookshelf 900 770 1.9;put framed 512 220
1.2;put rug 512 936 1 R;; office indoor: office,home office,study room,meeting room,meeting,workplace,call center wall #dfe9f7 #d0def2 s;put
window 250 320 1 B;put framed 800 230 1;put plant 950 830 1.3;put counterShelf 880 780 1;; classroom indoor:
classroom,school,courtroom,lesson,university,kindergarten, lecture wall #e4f2e0 #d3e8cd A;put blackboard 512 480 1.5;put framed 120 250 .8;
put plant 950 830 1.1;; gym indoor: gym,fitness studio,fitness center,boxing ring, workout wall #e3e6f2 #d3d8ea t;put window 250 280 .9 a;
put rack 850 800 1.7;put treadmill 150 820 1.3;; shop indoor: shop,barber shop,at the barber,at the
hairdresser,barbershop,supermarket,store,mall,china shop,porcelain shop,hair salon,kiosk, grocery store,market,toy store,pet shop,candy
shop,flower shop wall #fdf0e0 #f9e2c6 s;put counterShelf 160 790 1.7;put counterShelf 870 790 1.7;put pennants 0 20 1;; cafe indoor:
cafe,restaurant,coffee shop,diner,bar,pub,tavern,ice cream parlor wall #ffe3cf #fbd3b4 A;put window 240 320 1 R;put framed 780 220 1;put
counter 860 800 1.3;put floorLamp 480 250 .6 N;; museum indoor: museum,art gallery,gallery,exhibition wall E S A;put framed 190 300 1.7;put
framed 840 300 1.7;put framed 512 220 1.1;; bathroom indoor: bathroom,bath,spa,sauna,shower room wall #cdeef7 #b4e3f0 W;put window 240 300
.8 a;put framed 800 240 .8;put rug 512 936 .9 a;; hospital indoor: hospital,clinic,vet,operating room, laboratory,lab,doctor office wall
#e7f6f4 #d3edea s;put window 240 320 1 a;put counterShelf 870 790 1.4;; dentist indoor: dentist,dental clinic wall #e7f6f4 #d3edea s;put
window 200 300 .8 a;put tooth 800 380 .7;put seat 880 860 1.3;; workshop indoor: workshop,garage, factory, forge,studio,art studio wall
#e7dccb #dccdb6 s;put window 240 300 .9 O;put counterShelf 870 790 1.5;put ladder 90 800 2
`;

/** Places that a thing or a role suggests when none is named: place: pictures. */
export const HINTS = `
sea: pirateShip,boat,sailboat,ship,passenger-ship,speedboat,canoe,lighthouse,anchor,spouting-whale,dolphin; underwater: seahorse,starfish,
shark,octopus,submarine,jellyfish,tropical-fish,fish,woman-merpeople,coral; space: ufo,alien,comet,ringed-planet,rocket; sky: airship,plane,
airplane,small-airplane,helicopter,hotAirBalloon,parachute,eagle; road: pickup-truck,sport-utility-vehicle,car,automobile,racing-car,taxi,
bus,ambulance,fire-engine,police-car,delivery-truck,motorcycle,motor-scooter,minibus,convertible,bus-stop,fuel-pump; track: station,
bullet-train,locomotive,train,tram-car,tunnel; farm: tractor,cow,pig,chicken,rooster,ewe,barn; arctic: penguin,iceberg,igloo,polar-bear,
seal; livingRoom: fireplace,sofa,television,lamp; beach: sandcastle; brickWall: window; office: desktop-computer,laptop,desk; bathroom:
bathtub,toilet,shower; surfSea: board; slope: snowboardFlat,skis; candy: cane; pitch: goal-net; bedroom: bed; city: floorLamp
`;
