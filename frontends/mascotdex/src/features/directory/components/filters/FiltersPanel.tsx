import { Button, SelectField } from '@marcel/kit';
import { useId, useState } from 'react';
import { useSettled } from '@marcel/kit/programs';
import { type Facet, type Facets as FacetCounts, facetsOf } from '../../facets';
import { CHOICE_FILTERS, type ChoiceName, FACET_TEXTS, NO_CHOICE, RANGE_FILTERS, sameRanges } from '../../choices';
import styles from './FiltersPanel.module.css';
import { useFacets } from '../../api';
import { type DirectoryStateControl, filterParams, SEARCH_DEBOUNCE_MS } from '../../directory-state';
import { RangeSlider } from './RangeSlider';

interface FacetsProps extends FacetCounts {
  chosen: string;
  onChoose: (choice: string) => void;
}

function Facets({ first, more, chosen, onChoose }: FacetsProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  if (first.length === 0) return null;
  const shown = all ? [...first, ...more] : first;
  return (
    <>
      <ul id={id} className={styles.facets} aria-label={FACET_TEXTS.label}>
        {shown.map((facet) => (
          <li key={facet.choice}>
            <FacetButton {...facet} pressed={facet.choice === chosen} onPress={() => onChoose(facet.choice)} />
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <Button className={styles.more} aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
          {all ? FACET_TEXTS.fewer : FACET_TEXTS.more(more.length)}
        </Button>
      )}
    </>
  );
}

const FacetButton = ({ choice, count, pressed, onPress }: Facet & { pressed: boolean; onPress: () => void }) => (
  <Button
    className={styles.facet}
    aria-pressed={pressed}
    aria-label={`${choice}, ${count.toLocaleString('en')} ${count === 1 ? 'mascot' : 'mascots'}`}
    onClick={onPress}
  >
    <bdi>{choice}</bdi> <span className={styles.count}>{count.toLocaleString('en')}</span>
  </Button>
);

interface FiltersPanelProps extends DirectoryStateControl {
  id: string;
}

const withChosen = (options: readonly string[], chosen: string) =>
  options.includes(chosen) ? options : [...options, chosen];

export function FiltersPanel({ id, state, change }: FiltersPanelProps) {
  const [ranges, setRanges] = useSettled({
    value: state.ranges,
    delayMs: SEARCH_DEBOUNCE_MS,
    onSettled: (settled) => change({ ranges: settled }, { replace: true }),
    same: sameRanges,
  });
  const facets = useFacets(state.asOf === null && state.view !== 'favourites' ? filterParams(state).toString() : null);
  const choose = (name: ChoiceName, choice: string) => change({ choices: { ...state.choices, [name]: choice } });
  return (
    <section id={id} className={styles.panel} aria-label="Filters">
      {CHOICE_FILTERS.map(({ name, label, options }) => (
        <div key={name}>
          <SelectField
            label={label}
            options={withChosen(options, state.choices[name]).map((option) => ({ value: option, label: option }))}
            value={state.choices[name]}
            onChange={(event) => choose(name, event.target.value)}
          />
          <Facets
            {...facetsOf(name, facets?.[name] ?? [], state.choices[name])}
            chosen={state.choices[name]}
            onChoose={(choice) => choose(name, choice === state.choices[name] ? NO_CHOICE : choice)}
          />
        </div>
      ))}
      {RANGE_FILTERS.map(({ name, label, full }) => (
        <RangeSlider
          key={name}
          label={label}
          full={full}
          value={ranges[name]}
          onChange={(span) => setRanges({ ...ranges, [name]: span })}
        />
      ))}
    </section>
  );
}
