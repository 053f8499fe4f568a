import { type Mascot, SCORE } from '@marcel/contracts';
import { isolateBidi, usePage } from '@marcel/kit/programs';
import { Button, Icon } from '@marcel/kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { MascotPortrait, SCORE_LABELS, Themed } from '../../../shared/mascot-parts/mascot-parts';
import { lastList, MascotLink } from '../../../shared/navigation';
import { entryNumber, lifetime } from '../../../shared/mascots';
import styles from './DirectoryList.module.css';
import { FailedLoad } from '../../../shared/failure/failure';
import { useRandomCard } from '../api';
import { DIRECTORY_TEXTS } from '../choices';
import { MascotResults, NoMascots } from './MascotResults';
import { ListDay } from '../../../shared/days/days';
import { type DirectoryStateControl, mascotQuery } from '../directory-state';
import { FavoriteMascots } from './FavoriteMascots';

export const CARD_HEALTH = { min: 50, max: 100 } as const;

export const cardStats = ({ cuteness = SCORE.default, longevityScore = SCORE.default }: Partial<Mascot>) => ({
  health: Math.min(CARD_HEALTH.max, Math.max(CARD_HEALTH.min, cuteness * 10)),
  level: longevityScore,
});

const MOVES = SCORE_LABELS.filter(({ name }) => name !== 'longevityScore');

function TradingCard({ mascot }: { mascot: Mascot }) {
  const { health, level } = cardStats(mascot);
  return (
    <Themed as="article" type={mascot.type} className={styles.tradingCard}>
      <header className={styles.header}>
        <h2 className={styles.name}>
          <MascotLink mascot={mascot}>
            <bdi>{mascot.name}</bdi>
          </MascotLink>
        </h2>
        <p className={styles.health}>
          <abbr title="Health points">HP</abbr> {health}
        </p>
      </header>
      <div className={styles.picture}>
        <MascotPortrait mascot={mascot} sizes="280px" ratio={1.5} eager />
      </div>
      <p className={styles.ribbon}>
        {[mascot.type, lifetime(mascot), isolateBidi(mascot.brand)].filter(Boolean).join(' · ')}
      </p>
      <dl className={styles.moves}>
        {MOVES.map(({ name, full }) => (
          <div key={name} className={styles.move}>
            <dt>{full}</dt>
            <dd>
              {mascot[name]}/{SCORE.max}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.description} dir="auto">
        {mascot.visualDesc}
      </p>
      <footer className={styles.footer}>
        <span>{entryNumber(mascot.id)}</span>
        <span>
          <abbr title="Level">LV</abbr> {level}
        </span>
      </footer>
    </Themed>
  );
}

function LuckyDraw({ query, onReturn, onReset }: { query: string; onReturn: () => void; onReset: () => void }) {
  const { data: draw, isFetching, isError, refetch } = useRandomCard(query);
  const drawNext = () => {
    if (!isFetching) void refetch();
  };
  if (isError && !isFetching) {
    return <FailedLoad title="Mascotdex" message={DIRECTORY_TEXTS.listFailed} onRetry={drawNext} />;
  }
  if (draw?.total === 0 && !isFetching) {
    return <NoMascots {...{ query, onReset }} />;
  }
  return (
    <section className={styles.table} aria-label="I'm Feeling Lucky">
      <div className={styles.actions}>
        {/* Do not disable the button, because that would remove the focus. */}
        <Button kind="primary" aria-disabled={isFetching} onClick={drawNext}>
          <Icon name="dice" />
          {isFetching ? DIRECTORY_TEXTS.drawing : 'Draw New Card'}
        </Button>
        <Button onClick={onReturn}>Return to Search</Button>
      </div>
      <div className={styles.deck}>
        <div data-scheme="classic" className={styles.card} data-face={isFetching ? 'down' : 'up'}>
          <div className={styles.front} inert={isFetching}>
            {draw?.mascot && <TradingCard mascot={draw.mascot} />}
          </div>
          <div className={styles.cardBack} aria-hidden="true">
            <div className={styles.emblem}>
              <Icon name="dog" size={96} />
              <span>Mascotdex</span>
            </div>
          </div>
        </div>
      </div>
      <p className="m-unseen" role="status">
        {isFetching ? DIRECTORY_TEXTS.drawing : draw?.mascot && `${draw.mascot.name} by ${draw.mascot.brand}`}
      </p>
    </section>
  );
}

export function DirectoryList({ state, change, onReset }: DirectoryStateControl & { onReset: () => void }) {
  const query = mascotQuery(state).toString();
  const [page] = usePage('page');
  const { search } = useLocation();
  useEffect(() => lastList.save({ search, query, page }), [search, query, page]);
  if (state.view === 'favorites') return <FavoriteMascots {...{ state, change, onReset }} />;
  return (
    <ListDay value={state.asOf}>
      {state.view === 'lucky' ? (
        <LuckyDraw query={query} onReturn={() => change({ view: 'grid' })} onReset={onReset} />
      ) : (
        <MascotResults layout={state.view} {...{ query, state, change, onReset }} />
      )}
    </ListDay>
  );
}
