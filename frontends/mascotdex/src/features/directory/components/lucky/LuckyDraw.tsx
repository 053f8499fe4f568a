import { Button, Icon } from '@marcel/kit';
import { FailedLoad } from '../../../../shared/failure/FailedLoad';
import { useDraw } from '../../api/use-draw';
import { DIRECTORY_TEXTS } from '../../texts';
import { Nobody } from '../results/Nobody';
import { FlipCard } from './FlipCard';
import styles from './LuckyDraw.module.css';
import { TradingCard } from './TradingCard';

interface LuckyDrawProps {
  /** Query string of the search the card is drawn from. */
  query: string;
  onReturn: () => void;
  onReset: () => void;
}

/** I'm Feeling Lucky: one random mascot of those the directory shows, as a trading card. */
export function LuckyDraw({ query, onReturn, onReset }: LuckyDrawProps) {
  const { data: draw, isFetching, isError, refetch } = useDraw(query);
  const drawNext = () => {
    if (!isFetching) void refetch();
  };
  if (isError && !isFetching) {
    return <FailedLoad title="Mascotdex" message={DIRECTORY_TEXTS.listFailed} onRetry={drawNext} />;
  }
  if (draw?.total === 0 && !isFetching) {
    return <Nobody params={new URLSearchParams(query)} onReset={onReset} />;
  }
  return (
    <section className={styles.table} aria-label="I'm Feeling Lucky">
      <div className={styles.actions}>
        {/* Kept enabled for the keyboard: a disabled button would lose the focus with every card. */}
        <Button kind="primary" aria-disabled={isFetching} onClick={drawNext}>
          <Icon name="dice" />
          {isFetching ? DIRECTORY_TEXTS.drawing : 'Draw New Card'}
        </Button>
        <Button onClick={onReturn}>Return to Search</Button>
      </div>
      <FlipCard faceDown={isFetching}>{draw?.mascot && <TradingCard mascot={draw.mascot} />}</FlipCard>
      <p className={styles.announcement} role="status">
        {isFetching ? DIRECTORY_TEXTS.drawing : draw?.mascot && `${draw.mascot.name} by ${draw.mascot.brand}`}
      </p>
    </section>
  );
}
