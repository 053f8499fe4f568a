import { transliterate } from 'transliteration';
import { FOREIGN, FUNCTION_WORDS } from '../tables/foreign.js';
import { setOf } from '../sets.js';

interface Word {
  readonly typed: string;
  readonly raw: string;
}

interface Language {
  /** The column of the dictionary. */
  readonly column: number;
  /** Small words that tell the language. */
  readonly markers: ReadonlySet<string>;
  readonly endings: readonly string[];
}

const LANGUAGES: readonly Language[] = [
  {
    column: 0,
    markers: setOf(
      'ein,eine,einen,einem,einer,der,das,und,mit,auf,im,am,ist,den,dem,unter,vor,ueber,uber,zum,von,beim',
    ),
    endings: ['', 'e', 'en', 'er', 'es', 'em', 'n', 's', 't', 'et', 'end'],
  },
  {
    column: 1,
    markers: setOf('un,une,le,la,les,des,du,et,avec,sur,dans,au,aux,qui,sous,chat,chien'),
    endings: ['', 's', 'e', 'es', 'x'],
  },
  {
    column: 2,
    markers: setOf('un,una,el,la,los,las,y,con,en,del,al,que,sobre,bajo,perro,gato'),
    endings: ['', 's', 'es', 'a', 'as', 'os'],
  },
];

const ENGLISH = setOf('the,a,an,of,with,and,on,at,his,her,is,to,from,in');
const ADJECTIVES = setOf('red,blue,green,yellow,black,white,pink,purple,orange,brown,grey,big,small,happy,sad');

/** Visitors write 'Lowe' or 'Loewe' where the keyboard has no umlauts. */
function spellingsOf(word: string): readonly string[] {
  const folded = transliterate(word).toLowerCase();
  return [folded, folded.replace(/([aou])e/g, '$1')];
}

const dictionaryOf = ({ column }: Language): ReadonlyMap<string, string> =>
  new Map(
    `${FOREIGN};${FUNCTION_WORDS}`.split(';').flatMap((entry) => {
      const [english = '', ...others] = entry.trim().split(/\s+/);
      const words = (others[column] ?? '-').split('/').flatMap(spellingsOf);
      return words.map((word) => [word, english.replaceAll('_', ' ')] as const);
    }),
  );

const dictionaries = new Map(LANGUAGES.map((language) => [language, dictionaryOf(language)]));

function translate(word: string, language: Language): string | undefined {
  const stems = language.endings
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, word.length - ending.length));
  const known = dictionaries.get(language);
  const found = [...stems, ...stems.map((stem) => `${stem}o`)].find((stem) => known?.has(stem));
  return known?.get(found ?? '');
}

/** Returns the language that most words speak for; undefined for English. */
function languageOf(words: readonly Word[]): Language | undefined {
  const english = words.filter(({ raw }) => ENGLISH.has(raw) || /.{3}ing$/.test(raw)).length;
  const scores = LANGUAGES.map((language) => {
    const marked = words.filter(({ raw }) => language.markers.has(raw)).length;
    const nouns = words.filter(({ raw }) => translate(raw, language) !== undefined).length;
    return { language, score: marked === 0 && nouns < 2 && nouns < words.length ? 0 : marked + nouns / 2 };
  });
  const [best] = scores.toSorted((one, other) => other.score - one.score);
  return best !== undefined && best.score >= 1 && best.score > english ? best.language : undefined;
}

/** Puts German, French and Spanish words into English; colors come before what they color. */
export function translated(words: readonly Word[]): readonly Word[] {
  const language = languageOf(words);
  if (language === undefined) return words;
  const out: Word[] = [];
  for (const { typed, raw } of words) {
    const english = translate(raw, language) ?? raw;
    const put = english.split(' ').map((one, part) => ({ typed: part === 0 ? typed : '', raw: one }));
    const last = out.at(-1);
    const isBehind = language.column > 0 && ADJECTIVES.has(english) && last !== undefined && last.raw.length > 2;
    if (isBehind) out.splice(-1, 1, ...put, last);
    else out.push(...put);
  }
  return out;
}
