import { errorText } from '@marcel/kit/api';
import { lazyComponent, LoadMore, ConfirmDialog, ReportButton } from '@marcel/kit/programs';
import { type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { type Comment, fillPath, ROUTES } from '@marcel/contracts';
import { Button, ErrorBoundary, Icon, relativeTime, Skeleton } from '@marcel/kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { comments, COMMENT_PAGE_SIZE, hasCommentDraft, ownComments, useDeleteComment, heldComments } from '../api';
import styles from './Comments.module.css';
import { FailedLoad } from '../../../shared/failure/failure';

function DeleteCommentButton({ mascotId, id }: { mascotId: number; id: number }) {
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending, error, reset } = useDeleteComment(mascotId, id);
  const label = isPending ? 'Deleting...' : 'Delete for Good';
  const close = () => {
    setConfirming(false);
    reset();
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Delete your comment"
        aria-haspopup="dialog"
        onClick={() => setConfirming(true)}
      >
        Delete
      </button>
      {isConfirming && (
        <ConfirmDialog
          title="Delete your comment"
          action={{ label, kind: 'danger', isBusy: isPending, run: mutate }}
          cancelLabel="Keep It"
          problem={error && errorText(error, 'It could not be deleted. Please try again.')}
          onClose={close}
        >
          <p>This deletes your comment. It cannot be undone.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function CommentList({ comments, list }: { comments: readonly Comment[]; list: RefObject<HTMLUListElement | null> }) {
  if (comments.length === 0) return <p className="m-soft">No comments yet. Be the first to say something!</p>;
  return (
    <ul className="m-stack" ref={list}>
      {comments.map(({ id, mascotId, author, content, createdAt, held }) => (
        <li key={id} className={styles.comment} tabIndex={-1}>
          <div className={styles.commentListHead}>
            <p className={styles.byline}>
              <strong>
                <bdi>{author}</bdi>
              </strong>
              <time className="m-tiny" dateTime={createdAt}>
                {relativeTime(createdAt)}
              </time>
            </p>
            <span className="m-line">
              {ownComments.has(id) && <DeleteCommentButton mascotId={mascotId} id={id} />}
              {!held && <ReportButton path={fillPath(ROUTES.commentReport, { id })} name={`comment by ${author}`} />}
            </span>
          </div>
          <p className={styles.content} dir="auto">
            {content}
          </p>
          {held && <p className={styles.waiting}>Your comment will appear after review.</p>}
        </li>
      ))}
    </ul>
  );
}

const MORE_TEXTS = {
  more: 'Load more comments',
  loadingMore: 'Loading more comments...',
  moreFailed: 'Failed to load more comments. Please try again.',
  shown: (shown: number, total: number) =>
    `Showing ${shown.toLocaleString('en')} of ${total.toLocaleString('en')} comments`,
} as const;

const CommentEditor = lazyComponent(() => import('./CommentEditor').then(({ CommentEditor }) => CommentEditor));

export function Comments({ mascotId, newest }: { mascotId: number; newest: number | undefined }) {
  const { data, isPending, refetch, ...pages } = useInfiniteQuery(comments(mascotId));
  const visible = [...useHeldComments(mascotId, data?.comments), ...(data?.comments ?? [])];
  const [isEditing, setEditing] = useState(() => hasCommentDraft(mascotId));
  const [wasOpened, setOpened] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // Returns the index of the comment that takes the focus once it is listed.
  const findFocusTarget = useRef<((all: readonly Comment[]) => number) | null>(null);
  useEffect(() => {
    if (newest !== undefined) findFocusTarget.current = (all) => all.findIndex(({ id }) => id === newest);
  }, [newest]);
  useEffect(() => {
    const item = findFocusTarget.current && list.current?.children[findFocusTarget.current(visible)];
    if (!(item instanceof HTMLElement)) return;
    findFocusTarget.current = null;
    item.focus();
  });
  const id = useId();
  const close = () => {
    setEditing(false);
    heading.current?.focus();
  };
  const loadMore = () => {
    findFocusTarget.current = () => visible.length;
    void pages.fetchNextPage();
  };
  return (
    <section className={styles.comments} aria-labelledby={id}>
      <div className={styles.header}>
        <h3 id={id} ref={heading} tabIndex={-1}>
          Comments{data && ` (${data.total})`}
        </h3>
        <Button
          aria-expanded={isEditing}
          onClick={() => {
            setOpened(true);
            setEditing(!isEditing);
          }}
        >
          <Icon name="comment" />
          Add Comment
        </Button>
      </div>
      {isEditing && (
        <ErrorBoundary title="Comments" message="The comment form could not be loaded.">
          <Suspense fallback={<Skeleton kind="row" />}>
            <CommentEditor mascotId={mascotId} shouldFocus={wasOpened} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
      {isPending && <Skeleton kind="row" />}
      {data && <CommentList comments={visible} list={list} />}
      {data && (
        <LoadMore
          shown={data.comments.length}
          total={data.total}
          pageSize={COMMENT_PAGE_SIZE}
          texts={MORE_TEXTS}
          hasMore={pages.hasNextPage}
          loading={pages.isFetchingNextPage}
          failed={pages.isFetchNextPageError}
          onMore={loadMore}
        />
      )}
      {!data && !isPending && <FailedLoad title="Comments" message="Failed to load comments." onRetry={refetch} />}
    </section>
  );
}

function useHeldComments(mascotId: number, published: readonly Comment[] = []): Comment[] {
  const { data: waiting } = useQuery(heldComments(mascotId));
  return waiting.filter(({ id }) => !published.some((comment) => comment.id === id));
}
