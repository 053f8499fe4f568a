import { Button, Flex } from '@marcel/kit/antd';
import { useId } from 'react';
import { weekBefore, writeTime } from '../times';
import type { Changes, TimeView } from '../time-view';
import { TimeField } from './TimeField';
import styles from './TimeMachine.module.css';
import { TimeSlider } from './TimeSlider';

interface TimeControlsProps {
  view: TimeView;
  /** The first of all times, and the last. */
  first: number;
  now: number;
  /** What the time is compared with. */
  from: number;
  onChange: (changes: Changes) => void;
  onNow: () => void;
}

/** Which time, or which two, are looked at. */
export function TimeControls({ view, first, now, from, onChange, onNow }: TimeControlsProps) {
  const id = useId();
  const at = view.at ?? now;
  const to = (time: number) => (time >= now ? onNow() : onChange({ at: writeTime(time) }));
  const isCompared = view.tab === 'between';
  return (
    <div role="group" aria-label="Time" className={styles.controls}>
      {isCompared && (
        <TimeField
          id={`${id}from`}
          label="From"
          value={from}
          latest={now}
          onChoose={(time) => onChange({ from: writeTime(time) })}
        />
      )}
      <TimeField id={`${id}at`} label={isCompared ? 'To' : 'Time'} value={at} latest={now} onChoose={to} />
      <Flex gap="small" align="end" className={styles.now}>
        <Button disabled={view.at === null} onClick={onNow}>
          Now
        </Button>
        {isCompared && <Button onClick={() => onChange({ from: writeTime(weekBefore(at)) })}>The Week Before</Button>}
      </Flex>
      <TimeSlider
        label={isCompared ? 'The later time' : 'Time'}
        first={Math.min(first, at)}
        last={now}
        value={at}
        onChoose={to}
      />
    </div>
  );
}
