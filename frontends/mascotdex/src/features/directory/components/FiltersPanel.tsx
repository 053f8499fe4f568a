import { Button, classes, SelectField } from '@marcel/kit';
import { useEffect, useId, useRef, useState } from 'react';
import { useSettled } from '@marcel/kit/programs';
import {
  CHOICE_FILTERS,
  type ChoiceName,
  choiceOf,
  DIRECTORY_FILTERS,
  endInWords,
  inWords,
  isOpenEnded,
  NO_CHOICE,
  RANGE_FILTERS,
  sameChoice,
  sameRanges,
  type Span,
} from '../choices';
import styles from './FiltersPanel.module.css';
import { useFacets } from '../api';
import { type DirectoryStateControl, filterParams, SEARCH_DEBOUNCE_MS } from '../directory-state';
import slider from '../../../shared/fields/slider.module.css';
import { filtersPanel } from '../../../shared/navigation';

interface RangeSliderProps {
  label: string;
  full: Span;
  value: Span;
  onChange: (value: Span) => void;
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
      <output className={slider.value}>{inWords(value, full)}</output>
      <div className={slider.track} style={{ '--from': percent(min), '--length': percent(max) - percent(min) }}>
        {(['min', 'max'] as const).map((end) => (
          <input
            key={end}
            type="range"
            className={slider.handle}
            {...full}
            step={1}
            aria-label={`${label}, ${end === 'min' ? 'from' : 'to'}`}
            aria-valuetext={endInWords(value[end], full)}
            value={value[end]}
            // Where both handles meet at the right end, only the first can move, so it is on top.
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

interface Facet {
  choice: string;
  count: number;
}

interface Facets {
  first: readonly Facet[];
  more: readonly Facet[];
}

export const MOST_FACETS = 6;

const titled = (value: string): string =>
  value.replaceAll(/(?<![\p{L}\p{N}'’])\p{L}|(?<=\p{N})\p{L}(?!\p{L})/gu, (letter) => letter.toUpperCase());

export function facetsOf(
  name: ChoiceName,
  counted: readonly { value: string; count: number }[],
  chosen: string,
): Facets {
  const isChosen = ({ choice }: Facet) => sameChoice(choice, chosen);
  const known = counted.flatMap(({ value, count }): Facet[] => {
    const choice = sameChoice(value, chosen) ? chosen : choiceOf(name, titled(value));
    return choice === undefined || choice === NO_CHOICE ? [] : [{ choice, count }];
  });
  const lacks = counted.length > 0 && chosen !== NO_CHOICE && !known.some(isChosen);
  const facets = lacks ? [...known, { choice: chosen, count: 0 }] : known;
  const isFirst = (facet: Facet, place: number) => place < MOST_FACETS || isChosen(facet);
  return { first: facets.filter(isFirst), more: facets.filter((facet, place) => !isFirst(facet, place)) };
}

interface FacetButtonsProps extends Facets {
  chosen: string;
  onChoose: (choice: string) => void;
}

function FacetButtons({ first, more, chosen, onChoose }: FacetButtonsProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  if (first.length === 0) return null;
  const shown = all ? [...first, ...more] : first;
  return (
    <>
      <ul id={id} className={styles.facets} aria-label="How many each choice would leave">
        {shown.map(({ choice, count }) => (
          <li key={choice}>
            <Button
              className={styles.facet}
              aria-pressed={choice === chosen}
              aria-label={`${choice}, ${count.toLocaleString('en')} ${count === 1 ? 'mascot' : 'mascots'}`}
              onClick={() => onChoose(choice)}
            >
              <bdi>{choice}</bdi> <span className="m-soft">{count.toLocaleString('en')}</span>
            </Button>
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <Button className={styles.more} aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `+${more.length} more`}
        </Button>
      )}
    </>
  );
}

const withChosen = (options: readonly string[], chosen: string) =>
  options.includes(chosen) ? options : [...options, chosen];

export function FiltersPanel({ id, state, change }: DirectoryStateControl & { id: string }) {
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
      {CHOICE_FILTERS.map(({ name, label }) => (
        <div key={name}>
          <SelectField
            label={label}
            options={withChosen(DIRECTORY_FILTERS[name], state.choices[name]).map((option) => ({
              value: option,
              label: option,
            }))}
            value={state.choices[name]}
            onChange={(event) => choose(name, event.target.value)}
          />
          <FacetButtons
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

/** Space between the toolbar and the panel after scrolling, in pixels. */
const SCROLL_MARGIN = 8;

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const seenFrom = (button: HTMLElement): number => (button.parentElement ?? button).getBoundingClientRect().bottom;

function scrollerOf(element: HTMLElement): Element | null {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto') return box;
  return document.scrollingElement;
}

function isAway(panel: HTMLElement, button: HTMLElement): boolean {
  const { top, bottom } = panel.getBoundingClientRect();
  return bottom < seenFrom(button) || top > window.innerHeight;
}

function scrollTo(panel: HTMLElement, button: HTMLElement): void {
  const { top } = panel.getBoundingClientRect();
  const from = seenFrom(button);
  if (top >= from && top < window.innerHeight) return;
  scrollerOf(panel)?.scrollBy({ top: top - from - SCROLL_MARGIN, behavior: isStill() ? 'instant' : 'smooth' });
}

export function useFiltersPanel() {
  const id = useId();
  const [open, setOpen] = useState(filtersPanel.isOpen);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const panel = document.getElementById(id);
    if (open && panel && pressed.current) scrollTo(panel, pressed.current);
    pressed.current = null;
  }, [open, id]);
  const toggle = (button: HTMLElement) => {
    const panel = document.getElementById(id);
    if (panel && isAway(panel, button)) return scrollTo(panel, button);
    pressed.current = button;
    filtersPanel.isOpen = !open;
    setOpen(!open);
  };
  return { id, open, toggle };
}
