import {
  COMPARISON,
  PAGES,
  comparedSlugs,
  comparisonPage,
  comparisonWords,
  MASCOTDEX_WORDS,
  type Mascot,
} from '@marcel/contracts';
import { ProgramWindow, Skeleton, Button, EmptyState, LinkButton, usePageMeta } from '@marcel/kit';
import { useQuery, useQueryClient, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { useSearchParams, Link, Navigate, useNavigate } from 'react-router-dom';
import { mascotBySlug } from '../../../shared/mascots';
import { belowMascotdex, listPage, mascotPage } from '../../../shared/navigation';
import { COMPARE_TEXTS, type Contender, type Drawn, drawnOf, factsOf, SIGNS } from '../facts';
import { ApiError } from '@marcel/kit/api';
import { Themed } from '../../../shared/mascot-type/mascot-type';
import { MascotPortrait } from '../../../shared/portrait/MascotPortrait';
import styles from './Comparison.module.css';
import { SignMark } from './SignMark';
import { leaveButton } from '../../../shared/focus/leave-button';
import { BarChart } from './BarChart';
import charts from './Charts.module.css';
import { RadarChart } from './RadarChart';
import { useCompared } from '../../../shared/comparison/CompareTray';
import { ShareButton } from '../../../shared/share/ShareButton';

const SLUG = belowMascotdex(PAGES.compare);

interface ComparePageProps {
  namesake: (slug: string) => ReactNode;
}

export function ComparePage({ namesake }: ComparePageProps) {
  const [params] = useSearchParams();
  const namesNobody = !params.has(COMPARISON.parameter);
  const { data, isLoading } = useQuery({ ...mascotBySlug(useQueryClient(), SLUG), enabled: namesNobody });
  if (!namesNobody) return <CompareScreen />;
  if (data) return namesake(SLUG);
  return isLoading ? <Looking /> : <CompareScreen />;
}

const Looking = () => (
  <ProgramWindow title={COMPARE_TEXTS.title} icon="mascotdex">
    <Skeleton kind="card" />
  </ProgramWindow>
);

interface ContenderCardProps {
  contender: Contender;
  onRemove: (slug: string, button: HTMLElement) => void;
}

function ContenderCard({ contender, onRemove }: ContenderCardProps) {
  const { slug, sign, mascot } = contender;
  const name = mascot?.name ?? slug;
  return (
    <Themed as="li" type={mascot?.type ?? null} className={styles.card}>
      {mascot ? <MascotPortrait mascot={mascot} sizes="220px" ratio={1} /> : <Missing {...contender} />}
      <p className={styles.name}>
        <SignMark sign={sign} />
        {mascot ? (
          <Link to={mascotPage(slug)}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </p>
      {mascot && <p className={styles.brand}>{mascot.brand}</p>}
      <Button
        className={styles.remove}
        aria-label={COMPARE_TEXTS.remove(name)}
        onClick={({ currentTarget }) => onRemove(slug, currentTarget)}
      >
        Remove
      </Button>
    </Themed>
  );
}

function Missing({ state, retry }: Contender): ReactNode {
  if (state === 'loading') return <Skeleton kind="picture" />;
  return (
    <div className={styles.missing} role="status">
      <p className={styles.why}>{state === 'gone' ? COMPARE_TEXTS.gone : COMPARE_TEXTS.failed}</p>
      {state === 'gone' ? <p>{COMPARE_TEXTS.goneBody}</p> : <Button onClick={retry}>Try Again</Button>}
    </div>
  );
}

const FactsTable = ({ drawn, labelledBy }: { drawn: readonly Drawn[]; labelledBy: string }) => (
  <table className={styles.table} aria-labelledby={labelledBy}>
    <thead>
      <tr>
        <td />
        {drawn.map(({ sign, mascot }) => (
          <th key={mascot.id} scope="col">
            <SignMark sign={sign} /> <bdi>{mascot.name}</bdi>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {factsOf(drawn).map(({ label, cells }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {cells.map(({ text, isMost }, place) => (
            <td key={place} data-most={isMost}>
              {text === null ? <span className={styles.unknown}>{COMPARE_TEXTS.unknown}</span> : <bdi>{text}</bdi>}
              {isMost && <span className={styles.most}>{` (${COMPARE_TEXTS.most})`}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

function Comparison({ contenders, onRemove }: { contenders: readonly Contender[]; onRemove: (slug: string) => void }) {
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const drawn = drawnOf(contenders);
  const remove = (slug: string, button: HTMLElement) => {
    leaveButton(button, list.current);
    onRemove(slug);
  };
  return (
    <div className={styles.comparison}>
      <ul ref={list} className={styles.contenders} aria-label={COMPARE_TEXTS.mascots}>
        {contenders.map((contender) => (
          <ContenderCard key={contender.slug} contender={contender} onRemove={remove} />
        ))}
      </ul>
      {contenders.length < COMPARISON.least && <p role="status">{COMPARE_TEXTS.oneMore}</p>}
      {drawn.length > 0 && (
        <>
          <div className={charts.charts}>
            <section className={charts.panel} aria-labelledby={`${id}radar`}>
              <h2 id={`${id}radar`} className={charts.title}>
                {COMPARE_TEXTS.radar}
              </h2>
              <RadarChart drawn={drawn} />
            </section>
            <section className={charts.panel} aria-labelledby={`${id}bars`}>
              <h2 id={`${id}bars`} className={charts.title}>
                {COMPARE_TEXTS.bars}
              </h2>
              <BarChart drawn={drawn} />
            </section>
          </div>
          <section className={charts.panel}>
            <h2 id={`${id}table`} className={charts.title}>
              {COMPARE_TEXTS.table}
            </h2>
            <FactsTable drawn={drawn} labelledBy={`${id}table`} />
          </section>
        </>
      )}
    </div>
  );
}

const NobodyCompared = () => (
  <EmptyState title={COMPARE_TEXTS.nobody}>
    <p>{COMPARE_TEXTS.how}</p>
    <LinkButton kind="primary" to={PAGES.directory}>
      {COMPARE_TEXTS.browse}
    </LinkButton>
  </EmptyState>
);

function CompareScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const chosen = useCompared.useAll().toReversed();
  const slugs = comparedSlugs(params);
  const contenders = useContenders(slugs);
  const names = drawnOf(contenders).map(({ mascot }) => mascot.name);
  usePageMeta(comparisonWords(names) ?? MASCOTDEX_WORDS.compare);
  if (!params.has(COMPARISON.parameter) && chosen.length > 0) return <Navigate to={comparisonPage(chosen)} replace />;
  const remove = (slug: string) => {
    useCompared.set(slug, false);
    void navigate(comparisonPage(slugs.filter((other) => other !== slug)), { preventScrollReset: true });
  };
  return (
    <ProgramWindow
      title={COMPARE_TEXTS.title}
      icon="mascotdex"
      back={{ label: 'Back to list', to: listPage() }}
      toolbar={slugs.length > 0 && <Ways contenders={contenders} />}
    >
      {slugs.length === 0 ? <NobodyCompared /> : <Comparison contenders={contenders} onRemove={remove} />}
    </ProgramWindow>
  );
}

const Ways = ({ contenders }: { contenders: readonly Contender[] }) => (
  <>
    <LinkButton
      to={listPage()}
      onClick={() => contenders.forEach(({ slug, state }) => useCompared.set(slug, state !== 'gone'))}
    >
      {COMPARE_TEXTS.choose}
    </LinkButton>
    <ShareButton path={comparisonPage(contenders.map(({ slug }) => slug))} />
  </>
);

function useContenders(slugs: readonly string[]): Contender[] {
  const client = useQueryClient();
  const answers = useQueries({ queries: slugs.map((slug) => mascotBySlug(client, slug)) });
  return SIGNS.flatMap((sign, place) => {
    const [slug, answer] = [slugs[place], answers[place]];
    if (slug === undefined || answer === undefined) return [];
    return { slug, sign, state: stateOf(answer), mascot: answer.data, retry: () => void answer.refetch() };
  });
}

function stateOf({ data, isFetching, error }: UseQueryResult<Mascot>): Contender['state'] {
  if (data) return 'here';
  if (isFetching) return 'loading';
  return error instanceof ApiError && error.status === 404 ? 'gone' : 'failed';
}
