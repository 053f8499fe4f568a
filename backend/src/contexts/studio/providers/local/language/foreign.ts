import { FOREIGN, FUNCTION_WORDS } from '../data/foreign.js';
import { transliterate } from 'transliteration';

interface Word {
  readonly typed: string;
  readonly raw: string;
}

type Language = 'de' | 'fr' | 'es';

const LANGUAGES = ['de', 'fr', 'es'] as const;

const COLORS = new Set(
  'red,blue,green,yellow,black,white,pink,purple,orange,brown,grey,big,small,happy,sad'.split(','),
);

/** Visitors write 'Lowe' or 'Loewe' where the keyboard has no umlauts. */
const withoutUmlauts = (word: string): string => word.replace(/([aou])e/g, '$1');

let dictionaries: Readonly<Record<Language, ReadonlyMap<string, string>>> | undefined;

const folded = (word: string): string => transliterate(word).toLowerCase();

/** The dictionaries of a language: rows of `english german french spanish`, several words joined by a slash. */
function dictionaryOf(language: Language): ReadonlyMap<string, string> {
  dictionaries ??= { de: new Map(read(0)), fr: new Map(read(1)), es: new Map(read(2)) };
  return dictionaries[language];
}

const read = (column: number): (readonly [string, string])[] =>
  [...FOREIGN.split(';'), ...FUNCTION_WORDS.split(';')].flatMap((entry) => {
    const [english = '', ...others] = entry.trim().split(/\s+/);
    const spellings = (others[column] ?? '-')
      .split('/')
      .flatMap((word) => [folded(word), withoutUmlauts(folded(word))]);
    return spellings.map((word) => [word, english.replaceAll('_', ' ')] as const);
  });

const ENGLISH: ReadonlySet<string> = new Set('the,a,an,of,with,and,on,at,his,her,is,to,from,in'.split(','));

let markers: Readonly<Record<Language, ReadonlySet<string>>> | undefined;

function languageOf(words: readonly Word[]): Language | undefined {
  markers ??= {
    de: new Set(
      'ein,eine,einen,einem,einer,der,das,und,mit,auf,im,am,ist,den,dem,liest,isst,trinkt,spielt,faehrt,fahrt,reitet,unter,vor,ueber,uber,zum,von'.split(
        ',',
      ),
    ),
    fr: new Set('un,une,le,la,les,des,du,et,avec,sur,dans,au,aux,qui,sous,joue,mange,lit,boit,chat,chien'.split(',')),
    es: new Set('un,una,el,la,los,las,y,con,en,del,al,que,sobre,bajo,juega,come,lee,bebe,perro,gato'.split(',')),
  };
  const known = markers;
  const english = words.filter(({ raw }) => ENGLISH.has(raw) || /.{3}ing$/.test(raw)).length;
  const scores = LANGUAGES.map((language) => {
    const marked = words.filter(({ raw }) => known[language].has(raw)).length;
    const nouns = words.filter(({ raw }) => dictionaryOf(language).has(raw)).length;
    return { language, score: marked === 0 && nouns < 2 && nouns < words.length ? 0 : marked + nouns / 2 };
  });
  const best = scores.toSorted((one, other) => other.score - one.score)[0];
  return best !== undefined && best.score >= 1 && best.score > english ? best.language : undefined;
}

const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  de: ['', 'e', 'en', 'er', 'es', 'em', 'n', 's'],
  fr: ['', 's', 'e', 'es', 'x'],
  es: ['', 's', 'es', 'a', 'as', 'os'],
};

function translate(word: string, language: Language): string | undefined {
  const dictionary = dictionaryOf(language);
  for (const ending of ENDINGS[language])
    if (word.endsWith(ending)) {
      const stem = word.slice(0, word.length - ending.length);
      const found =
        dictionary.get(stem) ?? (language === 'es' && ending.length > 0 ? dictionary.get(`${stem}o`) : undefined);
      if (found !== undefined) return found;
    }
  return undefined;
}

/** Puts German, French and Spanish words into English; colors come before what they color. */
export function translated(words: readonly Word[]): readonly Word[] {
  const language = languageOf(words);
  if (language === undefined) return words;
  const out: Word[] = [];
  for (const { typed, raw } of words) {
    const english = raw === ',' ? raw : (translate(raw, language) ?? raw);
    const put = english.split(' ').map((one, part) => ({ typed: part === 0 ? typed : '', raw: one }));
    const last = out.at(-1);
    if (language !== 'de' && COLORS.has(english) && last !== undefined && last.raw !== ',' && last.raw.length > 2)
      out.splice(-1, 1, ...put, last);
    else out.push(...put);
  }
  return out;
}
