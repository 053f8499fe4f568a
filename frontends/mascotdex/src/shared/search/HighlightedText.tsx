import { withPlainPunctuation } from '@marcel/contracts';
import { createContext, use } from 'react';
import styles from './HighlightedText.module.css';

/** Letters that Unicode does not decompose into a base letter and an accent. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i' },
};

export const fold = (text: string): string =>
  withPlainPunctuation(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => BASE_LETTERS[letter] ?? letter);

export const splitWords = (search: string): readonly string[] => fold(search).split(/\s+/).filter(Boolean);

interface Part {
  text: string;
  isFound: boolean;
}

function splitIntoParts(text: string, search: string): Part[] {
  const letters = Array.from(text.matchAll(/\P{M}\p{M}*|\p{M}+/gu), ([original]) => ({
    original,
    folded: fold(original),
  }));
  const marks = markFoundLetters(letters, splitWords(search));
  const parts: Part[] = [];
  letters.forEach(({ original }, index) => {
    const isFound = marks[index] ?? false;
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += original;
    else parts.push({ text: original, isFound });
  });
  return parts;
}

interface Letter {
  original: string;
  folded: string;
}

function markFoundLetters(letters: readonly Letter[], words: readonly string[]): boolean[] {
  const marks = letters.map(() => false);
  const indexes = letters.flatMap(({ folded }, index) => Array.from({ length: folded.length }, () => index));
  const text = letters.map(({ folded }) => folded).join('');
  for (const word of words)
    for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1))
      for (const index of indexes.slice(start, start + word.length)) marks[index] = true;
  return marks.map((isFound, index) => isFound || isBetween(letters, marks, index));
}

function isBetween(letters: readonly Letter[], marks: readonly boolean[], index: number): boolean {
  if (letters[index]?.original.trim() !== '') return false;
  const next = letters.findIndex(({ original }, at) => at > index && original.trim() !== '');
  const before = letters.findLastIndex(({ original }, at) => at < index && original.trim() !== '');
  return (marks[before] ?? false) && (marks[next] ?? false);
}

export const SearchTerm = createContext('');

export function HighlightedText({ text }: { text: string }) {
  const search = use(SearchTerm).trim();
  if (search === '') return <bdi>{text}</bdi>;
  const parts = splitIntoParts(text, search).map((part, index) =>
    part.isFound ? (
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
  return <bdi>{parts}</bdi>;
}
