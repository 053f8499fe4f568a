import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { termOf, words as knownWords } from '../prompt/lexicon.js';
import { wordsOf } from './words.js';

const require = createRequire(import.meta.url);

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isEmoji = (letter: string): boolean => /[\p{RI}\p{Extended_Pictographic}]/u.test(letter);

export function emojiApart(prompt: string): string[] {
  const parts: string[] = [];
  let between = '';
  for (const { segment } of letters.segment(prompt)) {
    if (!isEmoji(segment)) between += segment;
    else {
      parts.push(between, segment);
      between = '';
    }
  }
  return [...parts, between];
}

let names: Readonly<Record<string, string>> | undefined;

function nameOf(emoji: string): string | undefined {
  names ??= z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji-flat/chars.json'), 'utf8')));
  const points = [...emoji]
    .map((point) => point.codePointAt(0)?.toString(16) ?? '')
    .filter((point) => point !== 'fe0f');
  return names[points.join('-')] ?? names[points[0] ?? ''];
}

const OURS: Readonly<Record<string, string>> = {
  ...{
    'hot-beverage': 'coffee',
    'water-wave': 'waves',
    mage: 'wizard',
    'grinning-face': 'smiling',
    automobile: 'car',
    'birthday-cake': 'cake',
  },
};

function spelled(emoji: string): string {
  const name = nameOf(emoji) ?? '';
  if (name.endsWith('-button')) return '';
  const term = OURS[name] ?? termOf(name);
  return (
    term ??
    wordsOf(name)
      .filter((word) => knownWords().has(word))
      .join(' ')
  );
}

export const spelledOut = (prompt: string): string =>
  emojiApart(prompt)
    .map((part) => (isEmoji(part) ? spelled(part) : part))
    .join(' ');
