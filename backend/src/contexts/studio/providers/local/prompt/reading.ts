import type { PromptReading } from '@marcel/contracts';
import pluralize from 'pluralize';
import { readScene } from './read-scene.js';
import type { Token } from './tokens.js';

const writtenAs = ({ typed, word, isMended, isPlural }: Token): string =>
  isMended ? (isPlural ? pluralize(word) : word) : typed.toLowerCase();
const phraseOf = (tokens: readonly Token[]): string => tokens.map(writtenAs).filter(Boolean).join(' ');
const unique = (all: readonly string[]): string[] => [...new Set(all.filter(Boolean))];

/** Says which words of a prompt are drawn, which are not, and which were taken for others. */
export function readingOf(prompt: string): PromptReading {
  const { scene, tokens, phrases } = readScene(prompt);
  const understood: string[] = scene.letters === undefined ? [] : [scene.letters];
  const unknown: string[] = [];
  let modifiers: Token[] = [];
  for (const { use, at, length } of phrases) {
    const own = tokens.slice(at, at + length);
    if (use === 'modifier') modifiers.push(...own);
    else if (use === 'drawn') {
      understood.push(phraseOf([...modifiers, ...own]));
      modifiers = [];
    } else if (use === 'unknown') unknown.push(...own.map(({ typed }) => typed));
  }
  unknown.push(...modifiers.map(({ typed }) => typed));
  const mended = tokens
    .filter(({ isMended }) => isMended)
    .map((token) => ({ typed: token.typed, meant: writtenAs(token) }));
  return { understood: unique(understood), unknown: unique(unknown), mended };
}
