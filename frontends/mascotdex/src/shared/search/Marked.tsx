import { createContext, use } from 'react';
import { foundParts } from './found-parts';
import styles from './Marked.module.css';

/** What the mascots below were searched for; empty where they were not. */
export const SearchedFor = createContext('');

/** A text with each word of what was searched for marked in it, whatever accents either is written with. */
export function Marked({ text }: { text: string }) {
  const search = use(SearchedFor).trim();
  if (search === '') return <bdi>{text}</bdi>;
  const marked = foundParts(text, search).map((part, place) =>
    part.isFound ? (
      <mark key={place} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
  return <bdi>{marked}</bdi>;
}
