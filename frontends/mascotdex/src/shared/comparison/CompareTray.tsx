import { COMPARISON, comparisonPage, type Mascot } from '@marcel/contracts';
import { isolateBidi, createStoredSet } from '@marcel/kit/programs';
import { type RefObject, useRef } from 'react';
import { Icon, IconButton, LinkButton } from '@marcel/kit';
import { skipToken, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { GlyphToggle } from '../favorites/FavoriteButton';
import { moveFocusFrom } from '../focus';
import styles from './CompareTray.module.css';
import { mascotBySlug } from '../mascots';

export const useCompared = createStoredSet('mascotdex_compared', COMPARISON.max);

/** The query key of the three chosen mascots at the moment when a visitor tried to add a fourth. */
const FULL_KEY = ['comparison', 'full'];

export function CompareButton({ mascot: { slug, name } }: { mascot: Pick<Mascot, 'slug' | 'name'> }) {
  const [isSelected, setSelected] = useCompared(slug);
  const all = useCompared.useAll();
  const client = useQueryClient();
  const isFull = all.length >= COMPARISON.max;
  const press = () =>
    isFull && !isSelected ? client.setQueryData(FULL_KEY, all.toReversed().join()) : setSelected(!isSelected);
  return <GlyphToggle label={`Compare ${name}`} glyph="compare" pressed={isSelected} onPress={press} />;
}

type NameAndBrand = Pick<Mascot, 'name' | 'brand'>;

export const disambiguateNames = (mascots: readonly (NameAndBrand | undefined)[]): (string | undefined)[] =>
  mascots.map((mascot) => {
    if (!mascot) return undefined;
    const namesakes = mascots.filter((other) => other?.name === mascot.name);
    return namesakes.length > 1 ? `${isolateBidi(mascot.name)} (${isolateBidi(mascot.brand)})` : mascot.name;
  });

export function CompareTray() {
  const client = useQueryClient();
  const slugs = useCompared.useAll().toReversed();
  const results = useQueries({ queries: slugs.map((slug) => mascotBySlug(client, slug)) });
  const names = disambiguateNames(results.map(({ data }) => data));
  const list = useRef<HTMLUListElement>(null);
  const isFull = useQuery({ queryKey: FULL_KEY, queryFn: skipToken, gcTime: 0 }).data === slugs.join();
  if (slugs.length === 0) return null;
  return (
    <section className={styles.tray} aria-label="Mascots to compare" data-comparison={isFull ? 'full' : ''}>
      <p role="status" className={isFull ? `m-bold ${styles.fullNotice}` : `m-soft ${styles.count}`}>
        {isFull ? 'You can compare up to three. Remove one first.' : `${slugs.length} of ${COMPARISON.max} chosen`}
      </p>
      <ul ref={list} className={styles.list}>
        {slugs.map((slug, index) => (
          <SelectedMascot key={slug} {...{ slug, list }} name={names[index] ?? slug} />
        ))}
      </ul>
      {slugs.length < COMPARISON.min ? (
        <p className="m-soft">Choose one or two more.</p>
      ) : (
        <LinkButton
          kind="primary"
          to={comparisonPage(slugs)}
          onClick={() => slugs.forEach((slug) => useCompared.set(slug, false))}
        >
          Compare
        </LinkButton>
      )}
    </section>
  );
}

function SelectedMascot({ slug, name, list }: { slug: string; name: string; list: RefObject<HTMLElement | null> }) {
  const [, setIn] = useCompared(slug);
  return (
    <li className={styles.mascot}>
      <bdi className={styles.name}>{name}</bdi>
      <IconButton
        aria-label={`Remove ${name}`}
        onClick={({ currentTarget }) => {
          moveFocusFrom(currentTarget, list.current);
          setIn(false);
        }}
      >
        <Icon name="close" size={12} />
      </IconButton>
    </li>
  );
}
