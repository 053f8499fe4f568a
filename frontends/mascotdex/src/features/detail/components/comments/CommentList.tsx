import { fillPath, ROUTES, type Comment } from '@marcel/contracts';
import { relativeTime } from '@marcel/kit';
import { ReportButton } from '@marcel/kit/programs';
import type { RefObject } from 'react';
import { ownComments } from '../../api/own-comments';
import { COMMENT_TEXTS } from '../../texts';
import styles from './CommentList.module.css';
import { TakeBackComment } from './TakeBackComment';

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
      {comments.map(({ id, mascotId, author, content, createdAt, held }) => (
        <li key={id} className={styles.comment} tabIndex={-1}>
          <div className={styles.head}>
            <p className={styles.by}>
              <strong>
                <bdi>{author}</bdi>
              </strong>
              <time dateTime={createdAt}>{relativeTime(createdAt)}</time>
            </p>
            <span className={styles.actions}>
              {ownComments.has(id) && <TakeBackComment mascotId={mascotId} id={id} />}
              {!held && <ReportButton path={fillPath(ROUTES.commentReport, { id })} name={`comment by ${author}`} />}
            </span>
          </div>
          <p className={styles.content} dir="auto">
            {content}
          </p>
          {held && <p className={styles.waiting}>{COMMENT_TEXTS.waiting}</p>}
        </li>
      ))}
    </ul>
  );
}
