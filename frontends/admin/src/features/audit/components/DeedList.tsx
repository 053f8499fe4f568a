import type { Deed } from '@marcel/contracts';
import { Button, Tag } from '@marcel/kit/antd';
import { useState } from 'react';
import { Actions } from '../../../shared/components/Actions';
import { adminDate } from '../../../shared/dates/admin-date';
import { deedSentence } from '../deed-texts';
import { DeedDetails } from './DeedDetails';
import styles from './DeedList.module.css';
import { TimelineLink } from './TimelineLink';

interface DeedListProps {
  deeds: readonly Deed[];
  /** Asks for all that was done to a record. */
  onFollow: (about: string) => void;
}

/** What was done, each as a sentence that unfolds to its events. */
export const DeedList = ({ deeds, onFollow }: DeedListProps) => (
  <ol className={styles.list}>
    {deeds.map((deed) => (
      <li key={`${deed.id} ${deed.about}`}>
        <DeedRow deed={deed} onFollow={onFollow} />
      </li>
    ))}
  </ol>
);

function DeedRow({ deed, onFollow }: { deed: Deed; onFollow: (about: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { time, about, release } = deed;
  return (
    <details className={styles.deed} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.sentence}>{deedSentence(deed)}</span>
        {release !== null && <Tag>{release}</Tag>}
        <time dateTime={time}>{adminDate(time)}</time>
      </summary>
      {isOpen && (
        <div className={styles.body}>
          <Actions>
            <Button size="small" onClick={() => onFollow(about)}>
              {`Everything About ${about}`}
            </Button>
            <TimelineLink stream={about} />
          </Actions>
          <DeedDetails id={deed.id} />
        </div>
      )}
    </details>
  );
}
