import type { CausedEvent, EventCauses } from '@marcel/contracts';
import { classes } from '@marcel/kit';
import { Button } from '@marcel/kit/antd';
import { useEffect, useRef } from 'react';
import { eventTitle } from '../../../shared/events/event-texts';
import { causesTree, originText, type Branch } from '../causes-tree';
import { eventSentence, placeOf } from '../event-sentences';
import styles from './CausesGraph.module.css';

interface CausesGraphProps {
  causes: EventCauses;
  onShow: (event: CausedEvent) => void;
}

/** What led to what, from the request on: boxes and arrows to the eye, lists within lists to a screen reader. */
export const CausesGraph = ({ causes, onShow }: CausesGraphProps) => (
  <div className={styles.graph}>
    <ul className={styles.branches} aria-label="What led to what">
      <li className={styles.branch}>
        <span className={classes(styles.box, styles.origin)}>{originText(causes)}</span>
        <Branches branches={[causesTree(causes)]} lookedAt={causes.event.id} onShow={onShow} />
      </li>
    </ul>
  </div>
);

interface BranchesProps extends Pick<CausesGraphProps, 'onShow'> {
  branches: readonly Branch[];
  lookedAt: string;
}

const Branches = ({ branches, ...shared }: BranchesProps) => (
  <ul className={styles.branches}>
    {branches.map(({ event, leadsTo }) => (
      <li key={event.id} className={styles.branch}>
        <Box event={event} {...shared} />
        {leadsTo.length > 0 && <Branches branches={leadsTo} {...shared} />}
      </li>
    ))}
  </ul>
);

type BoxProps = Omit<BranchesProps, 'branches'> & { event: CausedEvent };

function Box({ event, lookedAt, onShow }: BoxProps) {
  const isLookedAt = event.id === lookedAt;
  const box = useRef<HTMLButtonElement>(null);
  // Whoever came here by a button finds themselves at the event that it named.
  useEffect(() => {
    if (isLookedAt) box.current?.focus();
  }, [isLookedAt]);
  return (
    <span className={styles.box}>
      <Button
        ref={box}
        aria-current={isLookedAt}
        className={classes(styles.event, isLookedAt && styles.lookedAt)}
        onClick={() => onShow(event)}
      >
        <span>
          {isLookedAt && <b>This event: </b>}
          {eventSentence(event)}
        </span>{' '}
        <small>{`${eventTitle(event.type)}, ${placeOf(event)}`}</small>
      </Button>
    </span>
  );
}
