import styles from './ReviewerNotes.module.css';

export const ReviewerNotes = ({ notes }: { notes: string }) => (
  <blockquote className={styles.notes}>
    <p className={styles.title}>From the reviewers</p>
    {notes}
  </blockquote>
);
