import { MAIN_PAGES, MINE_PAGE, type MineItem } from '@marcel/contracts';
import { Button, EmptyState, ErrorDialog, Icon, LinkButton, Skeleton, useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { MoreOfList, Question, saveFile, useCopyText } from '@marcel/kit/programs';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { exportMine, myThings, useTakeBack } from './api';
import styles from './MyThings.module.css';
import { privateLink } from './private-link';
import { DELETE_TEXTS, MINE_TEXTS, MORE_TEXTS, nameOf } from './texts';
import { Thing } from './Thing';

/** Everything that a key has made, and what can be done with it. */
export function ThingsOfKey({ ownerKey }: { ownerKey: string }) {
  const { data, isPending, error, refetch, ...pages } = useInfiniteQuery(myThings(ownerKey));
  const [deleting, setDeleting] = useState<MineItem | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  if (isPending) {
    return (
      <div className={styles.loading}>
        <p role="status">{MINE_TEXTS.loading}</p>
        <Skeleton kind="row" />
        <Skeleton kind="row" />
      </div>
    );
  }
  if (!data) {
    const message = errorText(error, MINE_TEXTS.failed);
    return <ErrorDialog title="My Things" message={message} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <KeyActions ownerKey={ownerKey} />
      <p ref={status} tabIndex={-1} role="status" className={styles.total}>
        {MINE_TEXTS.total(data.total)}
      </p>
      {data.total === 0 && <NothingYet />}
      <ul className={styles.things}>
        {data.items.map((item) => (
          <Thing key={`${item.kind}-${item.id}`} item={item} onDelete={() => setDeleting(item)} />
        ))}
      </ul>
      <MoreOfList
        shown={data.items.length}
        total={data.total}
        atATime={MINE_PAGE.limitDefault}
        texts={MORE_TEXTS}
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        failed={pages.isFetchNextPageError}
        onMore={() => void pages.fetchNextPage()}
      />
      {deleting && (
        <TakeBackDialog
          ownerKey={ownerKey}
          item={deleting}
          onGone={() => status.current?.focus()}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

export const NothingYet = () => (
  <EmptyState title={MINE_TEXTS.nothing}>
    <p>{MINE_TEXTS.howTo}</p>
    <LinkButton to={MAIN_PAGES.hugs} kind="primary">
      {MINE_TEXTS.beginnings}
    </LinkButton>
  </EmptyState>
);

/** The private link of the key, and the download. */
function KeyActions({ ownerKey }: { ownerKey: string }) {
  const copy = useCopyText({ copied: MINE_TEXTS.linkCopied, copyFailed: MINE_TEXTS.linkNotCopied });
  const toast = useToast();
  const { title, body } = MINE_TEXTS.downloadFailed;
  const download = useMutation({
    mutationFn: () => exportMine(ownerKey),
    onSuccess: (all) => saveFile(all, 'my-things.json'),
    onError: (error) => toast({ title, body: errorText(error, body), tone: 'destructive' }),
  });
  return (
    <div className={styles.key}>
      <p>{MINE_TEXTS.about}</p>
      <div className={styles.actions}>
        <Button onClick={() => void copy(privateLink(ownerKey))}>
          <Icon name="share" />
          {MINE_TEXTS.copyLink}
        </Button>
        <Button aria-disabled={download.isPending} onClick={() => !download.isPending && download.mutate()}>
          <Icon name="download" />
          {download.isPending ? MINE_TEXTS.downloading : MINE_TEXTS.download}
        </Button>
      </div>
    </div>
  );
}

interface TakeBackDialogProps {
  ownerKey: string;
  item: MineItem;
  onGone: () => void;
  onClose: () => void;
}

/** Asks before something is deleted for good, and says what that does. */
function TakeBackDialog({ ownerKey, item, onGone, onClose }: TakeBackDialogProps) {
  const { mutate, isPending, error } = useTakeBack(ownerKey, item, () => {
    onClose();
    onGone();
  });
  const { kind, state } = item;
  const label = isPending ? DELETE_TEXTS.deleting : DELETE_TEXTS.confirm;
  return (
    <Question
      title={DELETE_TEXTS.title(nameOf(item))}
      answer={{ label, kind: 'danger', busy: isPending, give: mutate }}
      refusal={DELETE_TEXTS.keep}
      problem={error && errorText(error, DELETE_TEXTS.failed)}
      onClose={onClose}
    >
      <p>{kind === 'submission' && state === 'approved' ? DELETE_TEXTS.published : DELETE_TEXTS.effect[kind]}</p>
      <p>
        <strong>{DELETE_TEXTS.forGood}</strong>
      </p>
    </Question>
  );
}
