import { createContext, use } from 'react';
import styles from './Marked.module.css';

/** What the mascots below were searched for; empty where they were not. */
export const SearchedFor = createContext('');

/** A text with what was searched for marked in it. */
export function Marked({ text }: { text: string }) {
  const search = use(SearchedFor).trim();
  if (search === '') return <bdi>{text}</bdi>;
  const parts = text.split(new RegExp(`(${search.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)})`, 'giu'));
  const marked = parts.map((part, place) =>
    place % 2 === 1 ? (
      <mark key={place} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
  return <bdi>{marked}</bdi>;
}
