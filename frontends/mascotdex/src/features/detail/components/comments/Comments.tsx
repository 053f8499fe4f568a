import type { Comment } from '@marcel/contracts';
import { Button, ErrorBoundary, Icon, Skeleton } from '@marcel/kit';
import { lateComponent, MoreOfList } from '@marcel/kit/programs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useId, useRef, useState } from 'react';
import { FailedLoad } from '../../../../shared/failure/FailedLoad';
import { isCommentBegun } from '../../api/comment-draft';
import { comments, COMMENTS_AT_A_TIME } from '../../api/comments';
import { waitingComments } from '../../api/waiting-comments';
import { COMMENT_TEXTS } from '../../texts';
import { CommentList } from './CommentList';
import styles from './Comments.module.css';
import { useGoOnReading } from './use-go-on-reading';
import { useReadNewest } from './use-read-newest';

interface CommentsProps {
  mascotId: number;
  /** The comment that is to be read next, once it is there. */
  newest: number | undefined;
}

const CommentEditor = lateComponent(() => import('./CommentEditor').then(({ CommentEditor }) => CommentEditor));

/** What visitors say about a mascot, and the form to join in. */
export function Comments({ mascotId, newest }: CommentsProps) {
  const { data, isPending, refetch, ...pages } = useInfiniteQuery(comments(mascotId));
  const shown = [...useWaiting(mascotId, data?.comments), ...(data?.comments ?? [])];
  const [writing, setWriting] = useState(() => isCommentBegun(mascotId));
  const [asked, setAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const goOnReading = useGoOnReading(list, shown.length);
  useReadNewest(list, shown, newest);
  const id = useId();
  const close = () => {
    setWriting(false);
    heading.current?.focus();
  };
  const loadMore = () => {
    goOnReading();
    void pages.fetchNextPage();
  };
  return (
    <section className={styles.comments} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} ref={heading} tabIndex={-1}>
          Comments{data && ` (${data.total})`}
        </h3>
        <Button
          aria-expanded={writing}
          onClick={() => {
            setAsked(true);
            setWriting(!writing);
          }}
        >
          <Icon name="comment" />
          Add Comment
        </Button>
      </div>
      {writing && (
        <ErrorBoundary title="Comments" message={COMMENT_TEXTS.formFailed}>
          <Suspense fallback={<Skeleton kind="row" />}>
            <CommentEditor mascotId={mascotId} isLedTo={asked} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
      {isPending && <Skeleton kind="row" />}
      {data && <CommentList comments={shown} list={list} />}
      {data && (
        <MoreOfList
          shown={data.comments.length}
          total={data.total}
          atATime={COMMENTS_AT_A_TIME}
          texts={COMMENT_TEXTS}
          hasMore={pages.hasNextPage}
          loading={pages.isFetchingNextPage}
          failed={pages.isFetchNextPageError}
          onMore={loadMore}
        />
      )}
      {!data && !isPending && <FailedLoad title="Comments" message={COMMENT_TEXTS.failed} onRetry={refetch} />}
    </section>
  );
}

/** The visitor's own comments that wait, until a list has them. */
function useWaiting(mascotId: number, published: readonly Comment[] = []): Comment[] {
  const { data: waiting } = useQuery(waitingComments(mascotId));
  return waiting.filter(({ id }) => !published.some((comment) => comment.id === id));
}
