import type { Comment } from '@marcel/contracts';
import { relativeTime } from '@marcel/kit';
import styles from './CommentList.module.css';

/** Comments in the order given, or an invitation to write the first. */
export function CommentList({ comments }: { comments: readonly Comment[] }) {
  if (comments.length === 0) return <p className={styles.none}>No comments yet. Be the first to say something!</p>;
  return (
    <ul className={styles.list}>
      {comments.map(({ id, author, content, createdAt }) => (
        <li key={id} className={styles.comment}>
          <p className={styles.by}>
            <strong>{author}</strong>
            <time dateTime={createdAt}>{relativeTime(createdAt)}</time>
          </p>
          <p className={styles.content}>{content}</p>
        </li>
      ))}
    </ul>
  );
}
