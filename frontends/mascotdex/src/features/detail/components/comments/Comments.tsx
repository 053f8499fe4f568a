import { Button, ErrorDialog, Icon, Skeleton } from '@marcel/kit';
import { MoreOfList } from '@marcel/kit/programs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { comments, COMMENTS_AT_A_TIME } from '../../api/comments';
import { COMMENT_TEXTS } from '../../texts';
import { CommentEditor } from './CommentEditor';
import { CommentList } from './CommentList';
import styles from './Comments.module.css';
import { useGoOnReading } from './use-go-on-reading';

/** What visitors say about a mascot, and the form to join in. */
export function Comments({ mascotId }: { mascotId: number }) {
  const { data, isPending, refetch, ...pages } = useInfiniteQuery(comments(mascotId));
  const [writing, setWriting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const goOnReading = useGoOnReading(list, data?.comments.length ?? 0);
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
        <Button aria-expanded={writing} onClick={() => setWriting(!writing)}>
          <Icon name="comment" />
          Add Comment
        </Button>
      </div>
      {writing && <CommentEditor mascotId={mascotId} onClose={close} />}
      {isPending && <Skeleton kind="row" />}
      {data && <CommentList comments={data.comments} list={list} />}
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
      {!data && !isPending && (
        <ErrorDialog title="Comments" message={COMMENT_TEXTS.failed} onRetry={() => void refetch()} />
      )}
    </section>
  );
}
