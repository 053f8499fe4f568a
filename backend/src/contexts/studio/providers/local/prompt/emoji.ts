import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { termOf, words as knownWords } from './lexicon.js';
import { pairsOf } from '../sets.js';
import { wordsOf } from '../language/words.js';

const require = createRequire(import.meta.url);

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isEmoji = (letter: string): boolean => /[\p{RI}\p{Extended_Pictographic}]/u.test(letter);

/** Splits a text into texts and emoji in turn. */
export function emojiApart(prompt: string): string[] {
  const parts = [''];
  for (const { segment } of letters.segment(prompt))
    if (isEmoji(segment)) parts.push(segment, '');
    else parts.push((parts.pop() ?? '') + segment);
  return parts;
}

let names: Readonly<Record<string, string>> | undefined;

function nameOf(emoji: string): string | undefined {
  const file = require.resolve('@iconify-json/fluent-emoji-flat/chars.json');
  names ??= z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const points = [...emoji.replaceAll('\uFE0F', '')].map((point) => point.codePointAt(0)?.toString(16) ?? '');
  return names[points.join('-')] ?? names[points[0] ?? ''];
}

const OURS = pairsOf(
  'hot-beverage coffee,water-wave wave,mage wizard,grinning-face smiling,automobile car,birthday-cake cake',
);

function spelled(emoji: string): string {
  const name = nameOf(emoji) ?? '';
  const known = wordsOf(name).filter((word) => knownWords().has(word));
  return name.endsWith('-button') ? '' : (OURS.get(name) ?? termOf(name) ?? known.join(' '));
}

export const spelledOut = (prompt: string): string =>
  emojiApart(prompt)
    .map((part) => (isEmoji(part) ? spelled(part) : part))
    .join(' ');
