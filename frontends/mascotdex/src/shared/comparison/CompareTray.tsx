import { COMPARISON, comparisonPage } from '@marcel/contracts';
import { LinkButton } from '@marcel/kit';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { mascotBySlug } from '../mascots/mascot-by-slug';
import { useCompared } from './compared';
import { ChosenMascot } from './ChosenMascot';
import styles from './CompareTray.module.css';
import { useToldFull } from './fullness';
import { namesApart } from './names-apart';
import { CHOICE_TEXTS } from './texts';

/** Tells who was chosen to be compared, in the order of choosing, and leads there. */
export function CompareTray() {
  const client = useQueryClient();
  const slugs = useCompared.useAll().toReversed();
  const answers = useQueries({ queries: slugs.map((slug) => mascotBySlug(client, slug)) });
  const names = namesApart(answers.map(({ data }) => data));
  const list = useRef<HTMLUListElement>(null);
  const isFull = useToldFull(slugs.join());
  if (slugs.length === 0) return null;
  return (
    <section className={styles.tray} aria-label={CHOICE_TEXTS.name} data-comparison={isFull ? 'full' : ''}>
      <p role="status" className={isFull ? styles.full : styles.count}>
        {isFull ? CHOICE_TEXTS.full : CHOICE_TEXTS.count(slugs.length)}
      </p>
      <ul ref={list} className={styles.chosen}>
        {slugs.map((slug, place) => (
          <ChosenMascot key={slug} {...{ slug, list }} name={names[place] ?? slug} />
        ))}
      </ul>
      {slugs.length < COMPARISON.least ? (
        <p className={styles.more}>{CHOICE_TEXTS.more}</p>
      ) : (
        <LinkButton kind="primary" to={comparisonPage(slugs)}>
          {CHOICE_TEXTS.compare}
        </LinkButton>
      )}
    </section>
  );
}
