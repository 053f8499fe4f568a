import { wordsOf } from '../language/words.js';
import { RELATION_TERMS } from './relations.js';

export const CARRIES_NOTHING: ReadonlySet<string> = new Set(
  wordsOf(
    `a an the of and or with without in on at to for from by into onto over near next behind before front through around as
    is are am be being was were it its he she they them his her their my your our me you we i this that these those some any
    very really so just like who which while during please make draw paint create generate show give want picture image photo
    photograph drawing painting illustration scene style look up down out off there here do does doing go going get let lets
    s t d m has have having wearing wear dressed full row launch named called stand machine made between against versus vs along across beside
    inside outside toward towards onto upon among amid within beyond past per via when where whose one looking look staring gazing seeing see posing trying getting using hanging living
    group set kind type view close closeup near far away together other another each both all every always ever also too standing cartoon vector flat sky player figure character self merry carved print launching orbiting background art artwork hd 4k 8k hq
    would should could may might must will shall can cannot but about what whose why how than then if because until again still only just nothing something everything somebody someone thing
    let us lot bit cinematic lighting soft warm dramatic highly color colour colored coloured colorful colourful vibrant light fantasy concept render rendered octane trending resolution sharp focus depth shot wide angle composition mood
    atmosphere atmospheric dreamy whimsical intricate texture textured palette tone ar v mid scene setting ${RELATION_TERMS.join(' ')}`,
  ),
);
