import { Button, ErrorDialog, Icon, Skeleton } from '@marcel/kit';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { comments } from '../../api/comments';
import { CommentEditor } from './CommentEditor';
import { CommentList } from './CommentList';
import styles from './Comments.module.css';

/** What visitors say about a mascot, and the form to join in. */
export function Comments({ mascotId }: { mascotId: number }) {
  const { data, isPending, refetch } = useQuery(comments(mascotId));
  const [writing, setWriting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const close = () => {
    setWriting(false);
    heading.current?.focus();
  };
  return (
    <section className={styles.comments} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} ref={heading} tabIndex={-1}>
          Comments{data && ` (${data.length})`}
        </h3>
        <Button aria-expanded={writing} onClick={() => setWriting(!writing)}>
          <Icon name="comment" />
          Add Comment
        </Button>
      </div>
      {writing && <CommentEditor mascotId={mascotId} onClose={close} />}
      {isPending && <Skeleton kind="row" />}
      {data && <CommentList comments={data} />}
      {!data && !isPending && (
        <ErrorDialog title="Comments" message="Failed to load comments." onRetry={() => void refetch()} />
      )}
    </section>
  );
}
