import type { ParkedReaction } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Button } from '@marcel/kit/antd';
import { useState } from 'react';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { ReasonDialog } from '../../../shared/reasons/ReasonDialog';
import { useParkedReactions, useRetryReaction, useSkipReaction } from '../api/use-system';
import { failureText, parkedText } from '../parked-texts';
import styles from './System.module.css';

/** Background tasks that keep failing; later tasks of the same record wait for them. */
export function ParkedCard({ mayOperate }: { mayOperate: boolean }) {
  const { data, error, isLoadingError, refetch } = useParkedReactions();
  return (
    <Card title="Failed background tasks">
      {isLoadingError && (
        <LoadFailure title="Failed to load the failed tasks" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isLoadingError && <Spinner label="Loading the failed tasks..." />}
      {data?.length === 0 && <p>None.</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((parked) => (
            <li key={`${parked.automation} ${parked.stream}`}>
              <Parked parked={parked} mayOperate={mayOperate} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Parked({ parked, mayOperate }: { parked: ParkedReaction; mayOperate: boolean }) {
  const { automation, stream, revision } = parked;
  const [isSkipping, setSkipping] = useState(false);
  const retry = useRetryReaction(parked);
  const skip = useSkipReaction(parked);
  const title = parkedText(parked);
  return (
    <>
      <b>{title}</b>
      <p>{failureText(parked)}</p>
      <details>
        <summary>Details</summary>
        <code>{`${automation}, ${stream} #${revision}`}</code>
      </details>
      {mayOperate && (
        <Actions>
          <Button
            size="small"
            disabled={retry.isPending}
            aria-label={`Try again: ${title}`}
            onClick={() => retry.mutate(undefined)}
          >
            Try Again
          </Button>
          <Button size="small" danger aria-label={`Skip: ${title}`} onClick={() => setSkipping(true)}>
            Skip
          </Button>
        </Actions>
      )}
      {isSkipping && (
        <ReasonDialog
          title="Skip this task?"
          explanation={<p>{title}. It will not be tried again, and later tasks of this record continue.</p>}
          action="Skip"
          working={skip.isPending}
          onConfirm={(why) => skip.mutate(why, { onSuccess: () => setSkipping(false) })}
          onClose={() => setSkipping(false)}
        />
      )}
    </>
  );
}
