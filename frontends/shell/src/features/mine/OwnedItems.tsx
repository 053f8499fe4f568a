import { MAIN_PAGES, MINE_PAGE, type MineItem } from '@marcel/contracts';
import {
  Badge,
  Button,
  EmptyState,
  ErrorDialog,
  Icon,
  type IconName,
  LinkButton,
  Picture,
  relativeTime,
  Skeleton,
  useToast,
} from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { ConfirmDialog, countText, downloadFile, LoadMore, receipts, useCopyText } from '@marcel/kit/programs';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { describeItem, STATE_BADGES } from './texts';
import styles from './MyThings.module.css';
import { exportMyThings, myThings, privateLink, useDeleteItem } from './api';

const KIND_ICONS: Readonly<Record<MineItem['kind'], IconName>> = {
  comment: 'comment',
  hug: 'hug',
  drawing: 'draw',
  image: 'image-generator',
  submission: 'mascotdex',
};

const MORE_TEXTS = {
  more: 'Show More',
  loadingMore: 'Loading...',
  moreFailed: 'More could not be loaded. Please try again.',
  shown: (shown: number, total: number) => `${shown} of ${total} shown`,
};

function OwnedItem({ item, onDelete }: { item: MineItem; onDelete: (() => void) | undefined }) {
  const { kind, id, text, pictureUrl, state, path, downloadPath, createdAt } = item;
  const statusUrl = kind === 'submission' && path === null ? receipts.findStatusUrl(id) : null;
  const { label, tone } = STATE_BADGES[state];
  const name = describeItem(item);
  const placeholder = <Icon name={KIND_ICONS[kind]} size={32} />;
  return (
    <li className={styles.item} aria-label={name}>
      <div className={styles.picture}>
        <Picture src={pictureUrl} alt="" ratio={1} sizes="72px" fallback={placeholder} />
      </div>
      <div className={styles.text}>
        <p className={styles.header}>
          <strong>
            <bdi>{name.charAt(0).toUpperCase() + name.slice(1)}</bdi>
          </strong>
          <Badge tone={tone}>{label}</Badge>
          <time dateTime={createdAt}>{relativeTime(createdAt)}</time>
        </p>
        {text !== null && (
          <p className={styles.quote} dir="auto">
            {text}
          </p>
        )}
        <div className="m-row">
          {path !== null && (
            <LinkButton to={path} aria-label={`Open ${name}`}>
              Open
            </LinkButton>
          )}
          {statusUrl !== null && (
            <LinkButton to={statusUrl} aria-label={`View Status of ${name}`}>
              View Status
            </LinkButton>
          )}
          {downloadPath !== null && (
            <LinkButton to={downloadPath} reloadDocument download aria-label={`Download ${name}`}>
              Download
            </LinkButton>
          )}
          {onDelete && (
            <Button kind="danger" aria-label={`Delete ${name}`} aria-haspopup="dialog" onClick={onDelete}>
              Delete
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** @param isViewed shows the items without any action on them */
export function OwnedItems({ ownerKey, isViewed = false }: { ownerKey: string; isViewed?: boolean }) {
  const { data, isPending, error, refetch, ...pages } = useInfiniteQuery(myThings(ownerKey));
  const [deleting, setDeleting] = useState<MineItem | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  if (isPending) {
    return (
      <div className={styles.loading}>
        <p role="status">Loading your items...</p>
        <Skeleton kind="row" />
        <Skeleton kind="row" />
      </div>
    );
  }
  if (!data) {
    const message = errorText(error, 'Your items could not be loaded. Please try again.');
    return <ErrorDialog title="My Things" message={message} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {!isViewed && <OwnerKeyActions ownerKey={ownerKey} />}
      <p ref={status} tabIndex={-1} role="status" className={styles.total}>
        {countText(data.total, 'item')}
      </p>
      {data.total === 0 && !isViewed && <EmptyList />}
      <ul className={styles.items}>
        {data.items.map((item) => (
          <OwnedItem
            key={`${item.kind}-${item.id}`}
            item={item}
            onDelete={isViewed ? undefined : () => setDeleting(item)}
          />
        ))}
      </ul>
      <LoadMore
        shown={data.items.length}
        total={data.total}
        pageSize={MINE_PAGE.limitDefault}
        texts={MORE_TEXTS}
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        failed={pages.isFetchNextPageError}
        onMore={() => void pages.fetchNextPage()}
      />
      {deleting && (
        <DeleteDialog
          ownerKey={ownerKey}
          item={deleting}
          onDeleted={() => status.current?.focus()}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

export const EmptyList = () => (
  <EmptyState title="Nothing here yet">
    <p>Your comments, hugs, drawings, images and submissions will appear here.</p>
    <LinkButton to={MAIN_PAGES.hugs} kind="primary">
      Make a hug
    </LinkButton>
  </EmptyState>
);

function OwnerKeyActions({ ownerKey }: { ownerKey: string }) {
  const copy = useCopyText({
    copied: { title: 'Private link copied', body: 'Anyone with the link can see and delete your items.' },
    copyFailed: { title: 'Error', body: 'The link could not be copied.' },
  });
  const toast = useToast();
  const failed = 'Your items could not be downloaded. Please try again.';
  const download = useMutation({
    mutationFn: () => exportMyThings(ownerKey),
    onSuccess: (all) => downloadFile(all, 'my-things.json'),
    onError: (error) => toast({ title: 'Error', body: errorText(error, failed), tone: 'destructive' }),
  });
  return (
    <div className={styles.key}>
      <p>Only this browser can open this list. Copy the private link to use it on another device.</p>
      <div className="m-row">
        <Button onClick={() => void copy(privateLink(ownerKey))}>
          <Icon name="share" />
          Copy Private Link
        </Button>
        <Button aria-disabled={download.isPending} onClick={() => !download.isPending && download.mutate()}>
          <Icon name="download" />
          {download.isPending ? 'Downloading...' : 'Download All'}
        </Button>
      </div>
    </div>
  );
}

const DELETE_EFFECTS: Readonly<Record<MineItem['kind'], string>> = {
  comment: 'This deletes your comment.',
  hug: 'This deletes the hug and your uploaded photo for everyone.',
  drawing: 'This deletes your drawing and the picture made from it for everyone.',
  image: 'This deletes the image for everyone.',
  submission: 'This withdraws your submission and erases your e-mail address and profile link.',
};
const PUBLISHED_DELETE_EFFECT = 'This erases your e-mail address and profile link. The mascot stays in the Mascotdex.';

interface DeleteDialogProps {
  ownerKey: string;
  item: MineItem;
  onDeleted: () => void;
  onClose: () => void;
}

function DeleteDialog({ ownerKey, item, onDeleted, onClose }: DeleteDialogProps) {
  const { mutate, isPending, error } = useDeleteItem(ownerKey, item, () => {
    onClose();
    onDeleted();
  });
  const { kind, state } = item;
  const label = isPending ? 'Deleting...' : 'Delete';
  return (
    <ConfirmDialog
      title={`Delete ${describeItem(item)}`}
      action={{ label, kind: 'danger', isBusy: isPending, run: mutate }}
      cancelLabel="Keep It"
      problem={error && errorText(error, 'The item could not be deleted. Please try again.')}
      onClose={onClose}
    >
      <p>{kind === 'submission' && state === 'approved' ? PUBLISHED_DELETE_EFFECT : DELETE_EFFECTS[kind]}</p>
      <p>
        <strong>This cannot be undone.</strong>
      </p>
    </ConfirmDialog>
  );
}
