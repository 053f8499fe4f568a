import type { Mascot } from '@marcel/contracts';
import { Icon } from '@marcel/kit';
import styles from './EntryTexts.module.css';

export function EntryTexts({ mascot: { visualDesc, historyOverview, sourceUrl, facts } }: { mascot: Mascot }) {
  return (
    <div className={styles.texts}>
      {visualDesc && (
        <section>
          <h3>Visual Description</h3>
          <p dir="auto">{visualDesc}</p>
        </section>
      )}
      {(historyOverview || sourceUrl) && (
        <section>
          <h3>History &amp; Background</h3>
          {historyOverview && <p dir="auto">{historyOverview}</p>}
          {sourceUrl && <SourceLink url={sourceUrl} />}
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h3>Interesting Facts</h3>
          <ul>
            {facts.map((fact, place) => (
              <li key={place} dir="auto">
                {fact}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function SourceLink({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return null;
  return (
    <a className={styles.source} href={url} target="_blank" rel="noopener noreferrer nofollow">
      Source <Icon name="external" size={12} />
    </a>
  );
}
