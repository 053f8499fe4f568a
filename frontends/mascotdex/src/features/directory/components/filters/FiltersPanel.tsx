import { SelectField } from '@marcel/kit';
import { useSettled } from '@marcel/kit/programs';
import { useFacets } from '../../api/use-facets';
import { CHOICE_FILTERS, NO_CHOICE, type ChoiceName } from '../../choices';
import { filterParams } from '../../directory-state';
import { facetsOf } from '../../facets';
import { RANGE_FILTERS, sameRanges } from '../../ranges';
import { SEARCH_DEBOUNCE_MS } from '../../use-directory-state';
import type { DirectoryStateControl } from '../../use-directory-state';
import styles from './FiltersPanel.module.css';
import { Facets } from './Facets';
import { RangeSlider } from './RangeSlider';

interface FiltersPanelProps extends DirectoryStateControl {
  id: string;
}

/** A badge, a facet or an address may have chosen what the menu does not offer by itself. */
const withChosen = (options: readonly string[], chosen: string) =>
  options.includes(chosen) ? options : [...options, chosen];

/** Choices and ranges that narrow the directory. Ranges are applied once their handles rest. */
export function FiltersPanel({ id, state, change }: FiltersPanelProps) {
  const [ranges, setRanges] = useSettled({
    value: state.ranges,
    delayMs: SEARCH_DEBOUNCE_MS,
    onSettled: (settled) => change({ ranges: settled }, { replace: true }),
    same: sameRanges,
  });
  // Counted are all of the present: neither those of a day nor favourites alone.
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
