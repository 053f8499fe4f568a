import { NUMBERS_DAYS, type DeskNumbers, type NumbersDays } from '@marcel/contracts';
import { EmptyState, Marcel } from '@marcel/kit';
import { Flex, Form, Select, Table } from '@marcel/kit/antd';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { ScrollingTable } from '../../../shared/components/ScrollingTable';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { StatTiles } from '../../../shared/components/StatTiles';
import { Waiting } from '../../../shared/components/Waiting';
import { useNumbers } from '../api/use-numbers';
import { NUMBERS_TEXTS } from '../numbers-texts';
import { periodsOf } from '../periods';
import { OverTimeChart } from './OverTimeChart';
import { PEOPLE_COLUMNS, PERIOD_COLUMNS, REASON_COLUMNS } from './number-columns';
import styles from './NumbersScreen.module.css';

const OPTIONS = NUMBERS_DAYS.map((value) => ({ value, label: NUMBERS_TEXTS.days(value) }));

/** How the desk keeps up: what came, what was decided by whom and why, and how long it took. */
export function NumbersScreen() {
  const [address, setAddress] = useSearchParams();
  const days = NUMBERS_DAYS.find((one) => String(one) === address.get('days')) ?? NUMBERS_DAYS[0];
  const { data, error, isLoadingError, isRefetchError, isFetching, dataUpdatedAt, refetch } = useNumbers(days);
  if (isLoadingError)
    return <LoadFailure title={NUMBERS_TEXTS.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting label={NUMBERS_TEXTS.loading} />;
  const choose = (chosen: NumbersDays) => setAddress({ days: String(chosen) }, { replace: true });
  return (
    <Flex vertical gap="middle" aria-busy={isFetching}>
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      <Form.Item label={NUMBERS_TEXTS.period} htmlFor="numbers-period" className={styles.period}>
        <Select<NumbersDays> id="numbers-period" virtual={false} options={OPTIONS} value={days} onChange={choose} />
      </Form.Item>
      <Numbers numbers={data} />
    </Flex>
  );
}

function Numbers({ numbers }: { numbers: DeskNumbers }) {
  const { days, people, reasons, waiting } = numbers;
  const sum = (what: 'received' | 'approved' | 'rejected') => days.reduce((total, day) => total + day[what], 0);
  const decided = { approved: sum('approved'), rejected: sum('rejected') };
  const periods = periodsOf(days);
  const isEmpty = sum('received') + waiting.now === 0 && people.length === 0;
  if (isEmpty)
    return (
      <EmptyState title={NUMBERS_TEXTS.nothing} picture={<Marcel pose="sleeping" />}>
        <p>{NUMBERS_TEXTS.nothingYet}</p>
      </EmptyState>
    );
  return (
    <>
      <StatTiles
        label={NUMBERS_TEXTS.atAGlance}
        stats={[
          { label: 'Received', value: sum('received') },
          { label: 'Approved of decided', value: NUMBERS_TEXTS.share(decided), tone: 'green' },
          { label: 'Waiting now', value: waiting.now, tone: 'yellow' },
          { label: 'Half waited less than', value: NUMBERS_TEXTS.lasting(waiting.medianMs) },
          { label: 'One in ten waited', value: NUMBERS_TEXTS.lasting(waiting.slowestTenthMs), tone: 'red' },
        ]}
      />
      <Card title={NUMBERS_TEXTS.over}>
        <OverTimeChart periods={periods} />
        <details>
          <summary>{NUMBERS_TEXTS.table}</summary>
          <ScrollingTable label={NUMBERS_TEXTS.asTable}>
            <Table rowKey="label" size="small" pagination={false} columns={PERIOD_COLUMNS} dataSource={periods} />
          </ScrollingTable>
        </details>
        <p>{NUMBERS_TEXTS.waits(waiting)}</p>
      </Card>
      <Card title={NUMBERS_TEXTS.people}>
        {people.length === 0 ? (
          <p>{NUMBERS_TEXTS.nobody}</p>
        ) : (
          <ScrollingTable label={NUMBERS_TEXTS.deeds}>
            <Table
              rowKey={({ name }) => name ?? ''}
              size="small"
              pagination={false}
              columns={PEOPLE_COLUMNS}
              dataSource={people}
            />
          </ScrollingTable>
        )}
      </Card>
      <Card title={NUMBERS_TEXTS.reasons}>
        {reasons.length === 0 ? (
          <p>{NUMBERS_TEXTS.noReasons}</p>
        ) : (
          <Table
            rowKey="reason"
            size="small"
            pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
            columns={REASON_COLUMNS}
            dataSource={reasons}
          />
        )}
      </Card>
    </>
  );
}
