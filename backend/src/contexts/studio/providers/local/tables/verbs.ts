/**
 * Poses by name: paws left x y and right x y, feet left x y and right x y (or `sit`), lean in degrees, on the grid of
 * Marcel, 240 wide and 272 high.
 */
export const POSES = `
stand|54 192 186 192|98 256 142 256|0; wave|54 192 206 84|98 256 142 256|2; cheer|34 84 206 84|92 256 148 256|0; carry|84 196 156 196|98 256 142 256|0; aloft|54 192 186 120|98 256 142 256|0; lift|44 44 196
44|88 256 152 256|0; sit|97 186 143 186|sit|0; lap|78 188 162 188|sit|0; bite|60 190 176 150|sit|0; strum|76 178 186 150|98 256 142 256|-4; keys|84 176 156 176|sit|0; wheel|86 168 154 168|sit|0; run|36 150 206
128|62 244 178 232|9; march|50 176 190 168|82 254 156 250|4; jump|34 88 206 88|72 232 168 232|0; dance|26 106 212 148|104 256 190 226|-10; soar|64 190 204 62|92 250 122 254|16; surf|18 128 222 124|66 248 174
248|-7; ski|40 170 200 170|100 250 140 250|6; kick|36 148 206 132|96 256 186 226|-6; throw|44 160 204 74|88 256 152 256|-6; point|58 190 222 132|98 256 142 256|2; push|168 178 190 190|76 250 130 256|8; climb|70
66 176 84|84 236 150 252|0; box|66 150 186 146|86 256 154 256|-3; brush|56 192 206 132|98 256 142 256|0; snap|96 118 144 118|98 256 142 256|0; sing|52 168 148 138|98 256 142 256|-4; hug|92 186 148 186|98 256
142 256|0; think|90 192 140 132|98 256 142 256|3; pray|108 168 132 168|sit|0; angle|92 188 176 168|sit|0; swim|28 150 212 96|98 236 142 236|8; bow|30 140 176 150|88 256 152 256|0; hands|16 176 224 176|98 256
142 256|0; drum|44 142 196 142|98 256 142 256|0
`;
/**
 * Actions: name | words | pose | place of the object x y size turn layer, or a word | object when none is named | marks | place.
 * An object stands with the middle of its lower edge at x y; layer b is behind the figure, f between body and paws, t before all.
 * The words: ride (on top of it), drive (in it), behind (it stands before the figure), between (shared), hand, easel, over,
 * wall, flip, hide, mouth; beside, far, ahead and play put it next to the figure.
 */
export const VERBS = `
hold|changing,wrapping,packing,smelling,sniffing,folding,collecting,gathering,picking up,lifting up,holding up,measuring,weighing,returning, receiving,juggles
a,holding,hold,ringing,carrying,carry,bringing,bring,delivering,deliver,serving,offering,giving,showing,show,picking,
finding,find,selling,buying,buy,having,balancing,rescuing,saving,take,taking,stealing,steal,opening,open,unwrapping,ordering,order,pouring, lighting,stacking,shaking,swinging a,waving a,wearing a pair
of|carry|hand;; share|fighting over,arguing over,sharing,share, splitting|carry|between|pizza;; tug|playing tug of war,tug of war|push|between|rope;; slide|sliding,slide|cheer|ride|playground-slide;;
swing|swinging,swing|sit|ride|swing;; bounce|bouncing on,bouncing,bounce|jump|ride|trampoline|air;; comb|brushing hair,brushing his hair, brushing her hair,brushing his mane,brushing his fur|brush|196 116 .3
-30 t|comb;; cut|cutting,cut,slicing,chopping,peeling|brush|behind counter|cake|+kitchen-knife 214 150 .34 0 t;; hang|hanging laundry,hanging up laundry,hanging up,drying clothes|brush|300 276 1.15 0
b|clothesline;; pull|pulling,pull|march|-60 272 .8 0 b|sled|+rope 0 216 .34 0 b;; park|leaning,leaning against,parked,parking|stand|beside;;
decorate|decorating,decorate|brush|beside|christmas-tree|+glowing-star 214 142 .28 0 t;; shape|shaping|push|262 272 .9 0 b|sandcastle;; archery|shooting,hunting,doing archery,shooting an arrow,shooting
arrows,archery,aiming|point|214 166 .6 0 t|bow-and-arrow;; howl|crowing, screaming,howling,growling,barking,roaring,meowing,quacking,shouting,yelling|cheer|beside;;
guard|laying,guarding,guard,protecting,hiding, hide,peeking,peek,popping,hatching|sit|beside;; read|reading,read,studying,study|lap|120 232 .5 0 f|book;; write|writing,write|lap|120 236 .5 0 f|memo|+pencil 168
190 .3 0 t;; eat|nibbling,tasting,munching,eating,eat,licking,biting,chewing,enjoying,having breakfast,having lunch, having dinner,having a picnic|bite|178 176 .32 0 t|hamburger;;
drink|drinking,drink,sipping|bite|178 178 .32 0 t|coffee;; tea|having tea,having coffee,having a tea party|bite|178 178 .32 0 t|coffee;; cook|brewing,mixing,cooking,cook,frying,boiling,stirring,making
soup,making dinner, preparing|stand|behind stove|pot-of-food||kitchen;; bake|baking,bake,icing|stand|behind counter|cake||kitchen;; grill|grilling,barbecuing, having a barbecue|brush|behind stove|meat-on-bone;;
guitar|playing guitar|strum|128 232 .78 32 f|guitar|note;; violin|playing the violin|strum|150 190 .5 -20 f|violin|note;; piano|playing the piano,playing piano|keys|behind piano|-|note;; drum|drumming,playing
the drums|drum|120 272 .62 0 f|drum|note;; horn|playing the trumpet|sing|168 214 .5 0 t|trumpet|note;; sing|whistling,singing,sing, rapping|sing|158 158 .34 -14 t|microphone|note;; soccer|playing rugby,playing
football,playing soccer,kicking,kick,scoring a goal, scoring|kick|226 268 .34 0 t|soccer-ball||pitch;; basketball|playing basketball,dunking,dribbling|throw|212 78 .34 0 t|basketball|+hoop 250 272 1.1 0
b|court;; tennis|playing tennis,playing volleyball,playing badminton,playing table tennis,playing ping pong|throw|214 100 .5 0 t|tennis||court;; baseball|playing baseball,playing cricket|throw|212 90 .4 0
t|baseball;; golf|playing golf,golfing|brush|226 272 .5 0 t|flag-in-hole;; play|playing,play|lap|play|ball;; game|playing a video game,playing computer games,playing video games,gaming,playing games|lap|120 226
.36 0 f|video-game||livingRoom;; chess|playing checkers,playing dominoes,playing board games,playing chess,playing a board game|bow|behind table|chessboard;; cards|playing cards,playing poker|bow|behind
table|cards;; lift|exercising,training,lifting,working out,lift,lifting weights|lift|120 52 1.15 0 b|barbell||gym;; toss|hitting,throwing,throw,tossing|throw|208 72 .32 0 t|ball;;
catch|catching,catch,juggling,juggle|cheer|120 -6 .3 0 t|ball;; plant|planting,plant,raising a flag|brush|214 272 .75 0 f|seedling;; water|watering,water|brush|268 272 .55 0 b|blossom|+wateringCan 216 158 .36 0
t;; dig|digging,dig,shoveling,shovelling,gardening,burying|box|beside||+shovel 188 272 .8 8 t;; paint|painting,paint,drawing,draw|brush|easel|-|+easel 250 276 .95 0 b,+paintbrush 208 144 .26 0 t;;
sculpt|sculpting,carving, carve,building,build,making,make,preparing pizza,repairing,repair,fixing,fix|brush|beside|toolbox|+hammer 214 146 .32 0 t;; dance|spinning, twirling,doing ballet,break
dancing,breakdancing,doing gymnastics,listening to music,stretching,dancing,dance|dance|beside||note;; jump|jumping,jump,leaping,leap,hopping,skipping|jump|over||air;;
fly|flying,fly,soaring,landing,floating,float,gliding|soar|ride||sky;; kite|flying a kite,kite flying|aloft|226 96 .7 8 b|kite;; parachute|skydiving,parachuting,paragliding|cheer|120 60 1.5 0
b|parachute|sky|sky;; swim|splashing,snorkeling,bathing,swimming,swim|swim|beside||water|pool;; dive|diving,dive|soar|beside||+diving-mask 120 138 .34 0 t|underwater;;
surf|surfing,surf|surf|ride|board|wave|surfSea;; ski|skiing,ski,driving ski|ski|beside||ski,+skiPoles 120 268 .95 0 b|slope;; snowboard|snowboarding,snowboard|surf|ride|snowboardFlat||slope;;
skate|skateboarding,skateboard|surf|ride|skateboard|speed;; iceskate|ice skating,playing ice hockey,playing hockey,skating,skate|dance|beside||skates|rink;; sled|sledding|cheer|ride|sled|speed|slope;;
sleep|dozing,snoring,taking a nap,sleeping,napping,resting,sleep,snoozing,asleep,hibernating,yawning|lie|ride|-|zzz;; sit|sitting,sit, relaxing,relax,perched|sit|ride;; wait|waiting for,waiting,wait
for|stand|beside;; watch|watching tv|sit|far|television||livingRoom;; look|listening to,listening,looking,look, watching,watch,staring,gazing,stargazing,exploring,admiring|point|far;; telescope|looking through
a telescope|bow|290 272 .9 0 t|telescope;; hug|tickling,snuggling,snuggle,snuggling with,embracing,hugging,cuddling,hug,kissing,petting|hug|160 272 .46 0 t|red-heart|heart;; wave|saluting,saying hello,saying
goodbye,saying hi,waving,wave,greeting|wave|beside;; cheer|directing,conducting,clapping,applauding, laughing at,cheering,celebrating,addOccasion,winning,laughing|cheer|beside||confetti;;
run|galloping,speeding,rushing,hurrying,sprinting, escaping,fleeing,running,jogging,run,racing,chasing,chase|run|ahead||speed;; walk|following,traveling,marching,wandering,sneaking,crawling,
parading,stomping,going for a walk,on a walk,walking,hiking,strolling,walk,hike,crossing|march|beside;; climb|climbing, climb|climb|wall|peak;; fish|fishing,fish,ice fishing|angle|262 192 1 0
t|fishingRod||lake;; shop|shopping,shop,pushing a shopping cart|push|262 272 .75 0 t|shopping-cart||shop;; push|pushing,push|push|268 272 .8 0 b|package;; mow|mowing,mow|wheel|drive|tractor|speed;;
wash|washing,wash,doing the dishes|brush|beside||+bucket 206 168 .36 0 t,bubble;; clean|raking,mopping,dusting,tidying up,tidying,ironing, cleaning,clean,vacuuming,sweeping,sweep|brush|beside||+broom 206 272 .8
0 t;; computer|working at,working on,working,work,coding, programming,typing,hacking,using a computer|keys|behind desk|laptop||office;; teach|giving a speech,giving a lecture,presenting,explaining,
teaching,teach|point|beside|||classroom;; phone|on the phone,talking on the phone,calling,texting,taking a selfie,making a phone call,making a call|aloft|196 140 .3 8 t|mobile-phone;; photo|taking a
photo,taking photos,photographing,taking a picture,filming|snap|far||+camera 120 138 .4 0 t;; ride|riding,ride,cycling,biking|wheel|ride|bicycle|speed;;
drive|driving,drive,steering|wheel|drive|convertible|speed|road;; row|rowing,row,sailing,sail,paddling,canoeing,kayaking|wheel|drive|canoe||sea;; pilot|piloting|wheel|drive|plane||sky;; fight|fighting,
fight,wrestling,battling,fencing|box|204 190 .6 20 t|boxing-glove;; box|boxing,punching|box|204 190 .5 20 t|boxing-glove;; magic|casting a spell,doing a magic trick,casting spells,casting,doing magic|throw|216
84 .5 16 t|magic-wand|sparkle;; meditate|kneeling,meditating,doing yoga,praying|pray|beside;; think|thinking about,thinking of,thinking,wondering,pondering|think|226 10 .26 0
t|red-question-mark|+thought-balloon 226 34 .6 0 b;; dream|dreaming of,dreaming about,dreaming|sit|226 10 .26 0 t|star|+thought-balloon 226 34 .6 0 b,zzz;; lie|lying,lie,sunbathing|lie|ride|carpet;;
cry|crying,weeping|sit|beside||tears;; knit|weaving,knitting,sewing|lap|120 236 .42 0 f|yarn;; blow|blowing,blow,blowing out|sing|262 272 .55 0 t|cake|+dashing-away 208 158 .2 0 t;; bubble|blowing bubbles,blowing soap bubbles|sing|236 130
.6 0 b|bubbles;; brush|brushing teeth,brushing his teeth,brushing its teeth,brushing|bite|170 174 .26 0 t|toothbrush||bathroom;; shower|taking a shower,taking a bath,take bath,take a bath,taking a bubble bath,having a bath,having a bubble bath,in a bubble bath|cheer|ride|bathtub|bubble|bathroom;;
feed|feeding,feed|brush|beside||+red-apple 214 140 .2 0 t;; breathe|breathing fire,fire breathing,spitting fire,breathing|stand|mouth|fire;; hands|shaking hands,high fiving,giving a high five,giving each other
a high five,holding hands,hand in hand,walking hand in hand,holding each other's hands,holding paws|hands|between|-|heart;; dangle|hanging from, hanging on,hanging,dangling from,dangling,swinging from,swinging
on a,climbing up|climb|wall|deciduous-tree;; flip|rolling,doing a handstand,doing a headstand,doing handstands,doing a cartwheel,doing cartwheels,doing a somersault,doing a backflip,doing a flip,hanging upside
down,standing on his head,standing on its head|cheer|flip;; pluck|plucking|point|226 272 .95 0 t|harp|note;; squeeze|playing an instrument|carry|120 250 .62 0 f|accordion|note;; snowfight|having a snowball
fight,snowball fight,throwing snowballs,throwing a snowball|throw|208 72 .2 0 t|white-circle;; karate|doing karate,doing judo,practicing karate,kickboxing,doing kung fu,doing martial arts|kick|beside;;
hide|playing hide and seek,hide and seek|wave|hide|deciduous-tree;; melt|melting|stand|beside||+puddle 120 288 1.2 0 b;; groom|grooming,combing|brush|beside||+comb 216 138 .3 0 t;; roast|roasting|angle|262 196
.34 0 t|marshmallow|+campfire 290 280 .8 0 b;; milk|milking|brush|beside||+bucket 210 272 .4 0 t
`;
