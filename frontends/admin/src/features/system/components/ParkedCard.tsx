import type { ParkedReaction } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Button } from '@marcel/kit/antd';
import { useState } from 'react';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { ReasonDialog } from '../../../shared/reasons/ReasonDialog';
import { useRetryReaction, useSkipReaction } from '../api/use-operate';
import { useParkedReactions } from '../api/use-system';
import { failureText, parkedText } from '../parked-texts';
import styles from './System.module.css';

/** Reactions that always failed: whatever waits behind them goes on once they are tried again or skipped. */
export function ParkedCard({ mayOperate }: { mayOperate: boolean }) {
  const { data, error, isLoadingError, refetch } = useParkedReactions();
  return (
    <Card title="Parked reactions">
      {isLoadingError && (
        <LoadFailure title="Failed to look at parked reactions" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isLoadingError && <Spinner label="Looking at parked reactions..." />}
      {data?.length === 0 && <p>None: every reaction has worked out.</p>}
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
  const told = parkedText(parked);
  return (
    <>
      <b>{told}</b>
      <p>{failureText(parked)}</p>
      <details>
        <summary>Its names in the log</summary>
        <code>{`${automation}, ${stream} #${revision}`}</code>
      </details>
      {mayOperate && (
        <Actions>
          <Button
            size="small"
            disabled={retry.isPending}
            aria-label={`Try again: ${told}`}
            onClick={() => retry.mutate(undefined)}
          >
            Try Again
          </Button>
          <Button size="small" danger aria-label={`Skip: ${told}`} onClick={() => setSkipping(true)}>
            Skip
          </Button>
        </Actions>
      )}
      {isSkipping && (
        <ReasonDialog
          title="Skip this reaction?"
          explanation={<p>{told}. It never will; whatever waits behind it goes on.</p>}
          action="Skip"
          working={skip.isPending}
          onConfirm={(why) => skip.mutate(why, { onSuccess: () => setSkipping(false) })}
          onClose={() => setSkipping(false)}
        />
      )}
    </>
  );
}
