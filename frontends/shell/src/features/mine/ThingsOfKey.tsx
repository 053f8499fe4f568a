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
import { MoreOfList, Question, saveFile, useCopyText } from '@marcel/kit/programs';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DELETE_TEXTS, MINE_TEXTS, MORE_TEXTS, nameOf, STATE_BADGES } from './texts';
import styles from './MyThings.module.css';
import { exportMine, myThings, useTakeBack } from './api';
import { privateLink } from './private-link';

const KIND_ICONS: Readonly<Record<MineItem['kind'], IconName>> = {
  comment: 'comment',
  hug: 'hug',
  drawing: 'draw',
  image: 'image-generator',
  submission: 'mascotdex',
};

function Thing({ item, onDelete }: { item: MineItem; onDelete: () => void }) {
  const { kind, text, pictureUrl, state, path, downloadPath, createdAt } = item;
  const { label, tone } = STATE_BADGES[state];
  const name = nameOf(item);
  const placeholder = <Icon name={KIND_ICONS[kind]} size={32} />;
  return (
    <li className={styles.thing} aria-label={name}>
      <div className={styles.picture}>
        <Picture src={pictureUrl} alt="" ratio={1} sizes="72px" fallback={placeholder} />
      </div>
      <div className={styles.text}>
        <p className={styles.head}>
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
            <LinkButton to={path} aria-label={`${MINE_TEXTS.open} ${name}`}>
              {MINE_TEXTS.open}
            </LinkButton>
          )}
          {downloadPath !== null && (
            <LinkButton to={downloadPath} reloadDocument download aria-label={`${MINE_TEXTS.save} ${name}`}>
              {MINE_TEXTS.save}
            </LinkButton>
          )}
          <Button kind="danger" aria-label={`${MINE_TEXTS.remove} ${name}`} aria-haspopup="dialog" onClick={onDelete}>
            {MINE_TEXTS.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}

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
      <div className="m-row">
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
