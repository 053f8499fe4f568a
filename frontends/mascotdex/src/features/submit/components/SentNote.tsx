import { PAGES } from '@marcel/contracts';
import { LinkButton } from '@marcel/kit';
import { useEffect, useId, useRef } from 'react';
import { SENT_TEXTS } from '../texts';
import type { Sent } from '../use-submission';
import styles from './SentNote.module.css';

/** What was sent, and where it goes on; stands before the form, in which nobody can begin to type what would be lost. */
export function SentNote({ name, brand, statusUrl }: Sent) {
  const note = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={note} role="status" aria-labelledby={id} tabIndex={-1} className={styles.note}>
      <h2 id={id} className={styles.title}>
        {SENT_TEXTS.title}
      </h2>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        by <bdi>{brand}</bdi> {SENT_TEXTS.sent} {SENT_TEXTS.next}
      </p>
      <p className={styles.ways}>
        <LinkButton to={statusUrl}>{SENT_TEXTS.status}</LinkButton>
        <LinkButton to={PAGES.directory}>{SENT_TEXTS.directory}</LinkButton>
      </p>
    </div>
  );
}
