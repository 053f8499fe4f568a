import { setOf } from '../sets.js';

/** Words that name the style of the whole picture, not a thing in it. */
export const STYLE_WORDS = {
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
  neon: 'neon light,neon sign,neon glow,neon style,neon',
  paperCut: 'paper cut,papercut,paper cutout,paper cut out,cut paper,origami style,paper collage,collage',
} as const;

export type StyleName = keyof typeof STYLE_WORDS;

export const HIMSELF = 'marcel,dog,puppy,doggy,doggo';

/** Verbs whose object may follow one of these prepositions. */
export const OBJECTS_BEHIND: Readonly<Record<string, ReadonlySet<string>>> = {
  on: setOf('ride,surf,sit,sleep,snowboard,sled,skate,fly,jump,climb,piano,computer,write,dance,drum,drive'),
  in: setOf('drive,sit,sleep,fly,row,ride,shower,pilot'),
  over: new Set(['jump']),
  with: setOf('play,sleep,hug,fight,write,dig,clean,photo,catch,toss,soccer,game'),
  beside: setOf('look,hunt,computer,think,run,climb,toss'),
};

/** Numbers that stand for people where nothing follows: "a family at the beach". */
export const COLLECTIVES = setOf('family,couple,crowd,group,team');

/** Verbs that give way to a second one: "sitting on a bench reading a book". */
export const WEAK = setOf('sit,hold,look,walk');
