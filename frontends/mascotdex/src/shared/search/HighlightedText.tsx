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
  const letters = Array.from(text.matchAll(/\P{M}\p{M}*|\p{M}+/gu), ([written]) => ({
    written,
    folded: fold(written),
  }));
  const found = markFoundLetters(letters, splitWords(search));
  const parts: Part[] = [];
  letters.forEach(({ written }, index) => {
    const isFound = found[index] ?? false;
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += written;
    else parts.push({ text: written, isFound });
  });
  return parts;
}

interface Letter {
  written: string;
  folded: string;
}

function markFoundLetters(letters: readonly Letter[], words: readonly string[]): boolean[] {
  const found = letters.map(() => false);
  const indexes = letters.flatMap(({ folded }, index) => Array.from({ length: folded.length }, () => index));
  const text = letters.map(({ folded }) => folded).join('');
  for (const word of words)
    for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1))
      for (const index of indexes.slice(start, start + word.length)) found[index] = true;
  return found.map((isFound, index) => isFound || isBetween(letters, found, index));
}

function isBetween(letters: readonly Letter[], found: readonly boolean[], index: number): boolean {
  if (letters[index]?.written.trim() !== '') return false;
  const next = letters.findIndex(({ written }, at) => at > index && written.trim() !== '');
  const before = letters.findLastIndex(({ written }, at) => at < index && written.trim() !== '');
  return (found[before] ?? false) && (found[next] ?? false);
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
