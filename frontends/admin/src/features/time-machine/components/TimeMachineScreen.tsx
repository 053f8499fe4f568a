import { Flex, Tabs } from '@marcel/kit/antd';
import { useDebouncedValue } from '@marcel/kit/programs';
import { useState } from 'react';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { usePastMascots, usePastSubmissions } from '../api/use-past';
import { TIME_TEXTS } from '../time-texts';
import { TABS } from '../time-view';
import { weekBefore, wholeMinute } from '../times';
import { useTimeView } from '../use-time-view';
import { AsItWas } from './AsItWas';
import { Differences } from './Differences';
import { TimeControls } from './TimeControls';
import styles from './TimeMachine.module.css';

/** The directory and the submissions at any time, and what differs between two. */
export function TimeMachineScreen() {
  const [view, change] = useTimeView();
  const asked = { ...view, search: useDebouncedValue(view.search, ADMIN_TIMES_MS.searchDebounce) };
  const [now, setNow] = useState(() => wholeMinute(Date.now()));
  const mascots = usePastMascots(asked);
  const submissions = usePastSubmissions(asked);
  const from = view.from ?? weekBefore(view.at ?? now);
  const firsts = [mascots.data?.first, submissions.data?.first].map((time) => (time ? Date.parse(time) : now));
  const toNow = () => {
    setNow(wholeMinute(Date.now()));
    change({ at: '' });
  };
  const contents = {
    then: {
      label: 'As It Was',
      children: <AsItWas view={view} mascots={mascots} submissions={submissions} onChange={change} />,
    },
    between: { label: 'Difference', children: <Differences view={view} from={from} onChange={change} /> },
  };
  return (
    <Flex vertical gap="middle">
      <TimeControls
        view={view}
        first={wholeMinute(Math.min(...firsts))}
        now={now}
        from={from}
        onChange={change}
        onNow={toNow}
      />
      <Tabs
        items={TABS.map((key) => ({ key, ...contents[key] }))}
        activeKey={view.tab}
        onChange={(tab) => change({ tab: tab === TABS[0] ? '' : tab })}
        destroyOnHidden
      />
      <p className={styles.left}>{TIME_TEXTS.left}</p>
    </Flex>
  );
}
