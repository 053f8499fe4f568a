import { Button, classes, Icon, IconButton, SelectField } from '@marcel/kit';
import { type FocusEvent, useId, useState } from 'react';
import { useDebouncedDraft } from '@marcel/kit/programs';
import {
  boundText,
  CHOICE_FILTERS,
  isOpenEnded,
  createOptions,
  type Range,
  RANGE_FILTERS,
  rangeText,
  areSameRanges,
} from '../choices';
import styles from './FiltersPanel.module.css';
import { useFacets } from '../api';
import { type DirectoryStateControl, filterParams, SEARCH_DEBOUNCE_MS } from '../directory-state';
import slider from '../../../shared/fields/slider.module.css';
import { filtersPanel } from '../../../shared/navigation';

interface RangeSliderProps {
  label: string;
  full: Range;
  value: Range;
  onChange: (value: Range) => void;
}

function RangeSlider({ label, full, value, onChange }: RangeSliderProps) {
  const { min, max } = value;
  const id = useId();
  const percent = (point: number) => ((point - full.min) * 100) / (full.max - full.min);
  return (
    <div className={classes(slider.slider, isOpenEnded(full) && slider.rows)} role="group" aria-labelledby={id}>
      <span id={id} className={slider.label}>
        {label}
      </span>
      <output className={slider.value}>{rangeText(value, full)}</output>
      <div className={slider.track} style={{ '--from': percent(min), '--length': percent(max) - percent(min) }}>
        {(['min', 'max'] as const).map((end) => (
          <input
            key={end}
            type="range"
            className={slider.handle}
            {...full}
            step={1}
            aria-label={`${label}, ${end === 'min' ? 'from' : 'to'}`}
            aria-valuetext={boundText(value[end], full)}
            value={value[end]}
            // Put the first handle on top where both meet at the right end: only the first can move there.
            style={{ zIndex: end === 'min' && percent(min) > 50 ? 1 : undefined }}
            onChange={({ target: { valueAsNumber: point } }) =>
              onChange(end === 'min' ? { min: Math.min(point, max), max } : { min, max: Math.max(point, min) })
            }
          />
        ))}
      </div>
    </div>
  );
}

function FilterFields({ state, change }: DirectoryStateControl) {
  const [ranges, setRanges] = useDebouncedDraft({
    value: state.ranges,
    delayMs: SEARCH_DEBOUNCE_MS,
    onCommit: (settled) => change({ ranges: settled }, { replace: true }),
    isEqual: areSameRanges,
  });
  const facets = useFacets(state.asOf === null && state.view !== 'favorites' ? filterParams(state).toString() : null);
  return (
    <>
      {CHOICE_FILTERS.map(({ name, label }) => (
        <SelectField
          key={name}
          label={label}
          options={createOptions(name, facets?.[name], state.choices[name])}
          value={state.choices[name]}
          onChange={({ target }) => change({ choices: { ...state.choices, [name]: target.value } })}
        />
      ))}
      {RANGE_FILTERS.map(({ name, label, full }) => (
        <RangeSlider
          key={name}
          label={label}
          full={full}
          value={ranges[name]}
          onChange={(range) => setRanges({ ...ranges, [name]: range })}
        />
      ))}
    </>
  );
}

interface FiltersPanelProps extends DirectoryStateControl {
  filters: ReturnType<typeof useFiltersPanel>;
  onReset: () => void;
  /** Counts the resets, which also discard half-dragged handles. */
  resets: number;
}

export function FiltersPanel({ filters, onReset, resets, ...control }: FiltersPanelProps) {
  const close = () => filters.show(false);
  // The panel covers the results in a narrow window; it must not hide the element that has the focus.
  const closeIfCovering = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInside =
      currentTarget.contains(relatedTarget) || relatedTarget?.getAttribute('aria-controls') === filters.id;
    if (relatedTarget && !isInside && getComputedStyle(currentTarget).zIndex === '3') close();
  };
  return (
    <section id={filters.id} className={styles.panel} aria-label="Filters" onBlur={closeIfCovering}>
      <div className={styles.header}>
        <Button onClick={onReset}>Reset</Button>
        <IconButton
          aria-label="Close filters"
          onClick={() => {
            document.querySelector<HTMLElement>(`[aria-controls="${filters.id}"]`)?.focus();
            close();
          }}
        >
          <Icon name="close" />
        </IconButton>
      </div>
      <FilterFields key={resets} {...control} />
    </section>
  );
}

export function useFiltersPanel() {
  const id = useId();
  const [isOpen, setOpen] = useState(filtersPanel.isOpen);
  const show = (open: boolean) => {
    filtersPanel.isOpen = open;
    setOpen(open);
  };
  return { id, isOpen, show };
}
