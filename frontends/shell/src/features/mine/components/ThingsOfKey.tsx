import { MINE_PAGE, type MineItem } from '@marcel/contracts';
import { ErrorDialog, Skeleton } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { MoreOfList } from '@marcel/kit/programs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { myThings } from '../api/mine';
import { MINE_TEXTS, MORE_TEXTS } from '../texts';
import { KeyActions } from './KeyActions';
import { NothingYet } from './NothingYet';
import { TakeBackDialog } from './TakeBackDialog';
import { Thing } from './Thing';
import styles from './ThingsOfKey.module.css';

/** Everything that a key has made, and what can be done with it. */
export function ThingsOfKey({ ownerKey }: { ownerKey: string }) {
  const { data, isPending, error, refetch, ...pages } = useInfiniteQuery(myThings(ownerKey));
  const [doomed, setDoomed] = useState<MineItem | null>(null);
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
          <Thing key={`${item.kind}-${item.id}`} item={item} onDelete={() => setDoomed(item)} />
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
      {doomed && (
        <TakeBackDialog
          ownerKey={ownerKey}
          item={doomed}
          onGone={() => status.current?.focus()}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}
