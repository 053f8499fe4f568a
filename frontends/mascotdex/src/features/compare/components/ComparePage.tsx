import type { Mascot } from '@marcel/contracts';
import { comparedSlugs, COMPARISON, comparisonPage, comparisonMeta, MASCOTDEX_META, PAGES } from '@marcel/contracts';
import { Button, EmptyState, LinkButton, ProgramWindow, Skeleton, usePageMeta } from '@marcel/kit';
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError } from '@marcel/kit/api';
import { mascotBySlug } from '../../../shared/mascots';
import { toRelativeRoute, listPage, mascotPage } from '../../../shared/navigation';
import { type CompareEntry, type ComparedMascot, loadedMascots, toFacts, MARKERS } from '../facts';
import { MascotPortrait, Themed } from '../../../shared/mascot-parts/mascot-parts';
import styles from './Comparison.module.css';
import { BarChart, RadarChart, MarkerIcon } from './Charts';
import { moveFocusFrom } from '../../../shared/focus';
import charts from './Charts.module.css';
import { useCompared } from '../../../shared/comparison/CompareTray';
import { ShareButton } from '../../../shared/share/ShareButton';

const SLUG = toRelativeRoute(PAGES.compare);

export function ComparePage({ renderMascot }: { renderMascot: (slug: string) => ReactNode }) {
  const [params] = useSearchParams();
  const hasNoNames = !params.has(COMPARISON.parameter);
  const { data, isLoading } = useQuery({ ...mascotBySlug(useQueryClient(), SLUG), enabled: hasNoNames });
  if (!hasNoNames) return <CompareScreen />;
  if (data) return renderMascot(SLUG);
  if (!isLoading) return <CompareScreen />;
  return (
    <ProgramWindow title="Compare Mascots" icon="mascotdex">
      <Skeleton kind="card" />
    </ProgramWindow>
  );
}

type OnRemove = (slug: string, button: HTMLElement) => void;

function EntryCard({ entry, onRemove }: { entry: CompareEntry; onRemove: OnRemove }) {
  const { slug, marker, mascot } = entry;
  const name = mascot?.name ?? slug;
  return (
    <Themed as="li" type={mascot?.type ?? null} className={styles.card}>
      {mascot ? <MascotPortrait mascot={mascot} sizes="220px" ratio={1} /> : <UnavailableMascot {...entry} />}
      <p className={styles.name}>
        <MarkerIcon marker={marker} />
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
        aria-label={`Remove ${name}`}
        onClick={({ currentTarget }) => onRemove(slug, currentTarget)}
      >
        Remove
      </Button>
    </Themed>
  );
}

function UnavailableMascot({ state, retry }: CompareEntry): ReactNode {
  if (state === 'loading') return <Skeleton kind="picture" />;
  return (
    <div className={styles.missing} role="status">
      <p className="m-bold">{state === 'gone' ? 'Mascot Not Found' : 'Failed to load this mascot.'}</p>
      {state === 'gone' ? <p>It may have been removed.</p> : <Button onClick={retry}>Try Again</Button>}
    </div>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={charts.panel} aria-labelledby={id}>
      <h2 id={id} className={charts.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const FactsTable = ({ mascots }: { mascots: readonly ComparedMascot[] }) => (
  <table className={styles.table} aria-label="All Facts">
    <thead>
      <tr>
        <td />
        {mascots.map(({ marker, mascot }) => (
          <th key={mascot.id} scope="col">
            <MarkerIcon marker={marker} /> <bdi>{mascot.name}</bdi>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {toFacts(mascots).map(({ label, cells }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {cells.map(({ text, isHighest }, index) => (
            <td key={index} data-most={isHighest}>
              {text === null ? <span className="m-soft">Not known</span> : <bdi>{text}</bdi>}
              {isHighest && <span className={styles.most}>{' (the most)'}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

type ComparisonProps = { entries: readonly CompareEntry[]; onRemove: (slug: string) => void };

function Comparison({ entries, onRemove }: ComparisonProps) {
  const list = useRef<HTMLUListElement>(null);
  const mascots = loadedMascots(entries);
  const remove = (slug: string, button: HTMLElement) => {
    moveFocusFrom(button, list.current);
    onRemove(slug);
  };
  return (
    <div className={styles.comparison}>
      <ul ref={list} className={styles.entries} aria-label="Compared mascots">
        {entries.map((entry) => (
          <EntryCard key={entry.slug} entry={entry} onRemove={remove} />
        ))}
      </ul>
      {entries.length < COMPARISON.min && <p role="status">Choose one more mascot to see how they differ.</p>}
      {mascots.length > 0 && (
        <>
          <div className={charts.charts}>
            <Panel title="Personality">
              <RadarChart mascots={mascots} />
            </Panel>
            <Panel title="Score by Score">
              <BarChart mascots={mascots} />
            </Panel>
          </div>
          <Panel title="All Facts">
            <FactsTable mascots={mascots} />
          </Panel>
        </>
      )}
    </div>
  );
}

function CompareScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const selected = useCompared.useAll().toReversed();
  const slugs = comparedSlugs(params);
  const entries = useCompareEntries(slugs);
  const names = loadedMascots(entries).map(({ mascot }) => mascot.name);
  usePageMeta(comparisonMeta(names) ?? MASCOTDEX_META.compare);
  if (!params.has(COMPARISON.parameter) && selected.length > 0)
    return <Navigate to={comparisonPage(selected)} replace />;
  const remove = (slug: string) => {
    useCompared.set(slug, false);
    void navigate(comparisonPage(slugs.filter((other) => other !== slug)), { preventScrollReset: true });
  };
  return (
    <ProgramWindow
      title="Compare Mascots"
      icon="mascotdex"
      back={{ label: 'Back to list', to: listPage() }}
      toolbar={
        slugs.length > 0 && (
          <>
            <LinkButton
              to={listPage()}
              onClick={() => entries.forEach(({ slug, state }) => useCompared.set(slug, state !== 'gone'))}
            >
              Choose Others
            </LinkButton>
            <ShareButton path={comparisonPage(entries.map(({ slug }) => slug))} />
          </>
        )
      }
    >
      {slugs.length > 0 ? (
        <Comparison entries={entries} onRemove={remove} />
      ) : (
        <EmptyState title="Nothing to compare yet">
          <p>Press the scales on the pages of two or three mascots.</p>
          <LinkButton kind="primary" to={PAGES.directory}>
            Browse All Mascots
          </LinkButton>
        </EmptyState>
      )}
    </ProgramWindow>
  );
}

function useCompareEntries(slugs: readonly string[]): CompareEntry[] {
  const client = useQueryClient();
  const results = useQueries({ queries: slugs.map((slug) => mascotBySlug(client, slug)) });
  return MARKERS.flatMap((marker, index) => {
    const [slug, answer] = [slugs[index], results[index]];
    if (slug === undefined || answer === undefined) return [];
    return { slug, marker, state: toState(answer), mascot: answer.data, retry: () => void answer.refetch() };
  });
}

function toState({ data, isFetching, error }: UseQueryResult<Mascot>): CompareEntry['state'] {
  if (data) return 'here';
  if (isFetching) return 'loading';
  return error instanceof ApiError && error.status === 404 ? 'gone' : 'failed';
}
