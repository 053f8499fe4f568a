import { relativeTime } from '@marcel/kit';
import type { Comment } from '@marcel/contracts';
import css from './CommentList.module.css';

/** Comments in the order given, or an invitation to write the first. */
export function CommentList({ comments }: { comments: readonly Comment[] }) {
  if (comments.length === 0) return <p className={css.none}>No comments yet. Be the first to say something!</p>;
  return (
    <ul className={css.list}>
      {comments.map(({ id, author, content, createdAt }) => (
        <li key={id} className={css.comment}>
          <p className={css.by}>
            <strong>{author}</strong>
            <time dateTime={createdAt}>{relativeTime(createdAt)}</time>
          </p>
          <p className={css.content}>{content}</p>
        </li>
      ))}
    </ul>
  );
}
