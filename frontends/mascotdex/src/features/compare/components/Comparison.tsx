import { COMPARISON } from '@marcel/contracts';
import { useId, useRef } from 'react';
import { leaveButton } from '../../../shared/focus/leave-button';
import { drawnOf, type Contender } from '../contenders';
import { COMPARE_TEXTS } from '../texts';
import { BarChart } from './BarChart';
import charts from './Charts.module.css';
import styles from './Comparison.module.css';
import { ContenderCard } from './ContenderCard';
import { FactsTable } from './FactsTable';
import { RadarChart } from './RadarChart';

interface ComparisonProps {
  contenders: readonly Contender[];
  onRemove: (slug: string) => void;
}

/** Mascots side by side: who they are, how their scores look, and everything in numbers. */
export function Comparison({ contenders, onRemove }: ComparisonProps) {
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
