import type { Mascot } from '@marcel/contracts';
import styles from './EntryTexts.module.css';
import { SourceLink } from './SourceLink';

/** What is told about a mascot; a part that nobody told is left out. */
export function EntryTexts({ mascot: { visualDesc, historyOverview, sourceUrl, facts } }: { mascot: Mascot }) {
  return (
    <div className={styles.texts}>
      {visualDesc && (
        <section>
          <h3>Visual Description</h3>
          <p>{visualDesc}</p>
        </section>
      )}
      {(historyOverview || sourceUrl) && (
        <section>
          <h3>History &amp; Background</h3>
          {historyOverview && <p>{historyOverview}</p>}
          {sourceUrl && <SourceLink url={sourceUrl} />}
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h3>Interesting Facts</h3>
          <ul>
            {facts.map((fact, place) => (
              <li key={place}>{fact}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
