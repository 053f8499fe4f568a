import { fillPath, ROUTES, type Comment } from '@marcel/contracts';
import { relativeTime } from '@marcel/kit';
import { ReportButton } from '@marcel/kit/programs';
import type { RefObject } from 'react';
import { COMMENT_TEXTS } from '../../texts';
import styles from './CommentList.module.css';

interface CommentListProps {
  comments: readonly Comment[];
  /** The list, each of whose comments may be given the focus. */
  list: RefObject<HTMLUListElement | null>;
}

/** Comments in the order given, or an invitation to write the first. */
export function CommentList({ comments, list }: CommentListProps) {
  if (comments.length === 0) return <p className={styles.none}>No comments yet. Be the first to say something!</p>;
  return (
    <ul className={styles.list} ref={list}>
      {comments.map(({ id, author, content, createdAt, held }) => (
        <li key={id} className={styles.comment} tabIndex={-1}>
          <div className={styles.head}>
            <p className={styles.by}>
              <strong>{author}</strong>
              <time dateTime={createdAt}>{relativeTime(createdAt)}</time>
            </p>
            {!held && <ReportButton path={fillPath(ROUTES.commentReport, { id })} name={`comment by ${author}`} />}
          </div>
          <p className={styles.content}>{content}</p>
          {held && <p className={styles.waiting}>{COMMENT_TEXTS.waiting}</p>}
        </li>
      ))}
    </ul>
  );
}
