import type { ConsumerStatus, DeadLetter, SystemReport } from '@marcel/contracts';
import { classes } from '@marcel/kit';
import { Button, Flex, Table, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { Actions, Card, DefinitionRows, Loaded, ScrollingTable, StaleNotice } from '../../../shared/components/blocks';
import { ReasonDialog } from '../../../shared/reasons/ReasonDialog';
import { lagText, PLACEMENTS, storeText, useConsumers, useDeadLetters, useRetryOrSkip, useSystemReport } from '../api';
import styles from './System.module.css';
import hide from '../../../shared/components/hide-below.module.css';
import { useAuth } from '../../../shared/auth/auth';
import { adminDate, sizeText } from '../../../shared/texts';

const DEAD_LETTER_TEXTS: ReadonlyMap<string, (record: string) => string> = new Map([
  ['publish-or-withdraw-mascot', (record) => `The decision on ${record} has not reached the directory`],
  ['withdraw-or-restore-mascot', (record) => `The moderation of ${record} has not reached the directory`],
  ['destroy-key-of-submitter', (record) => `The submitter of ${record} has not been erased`],
  ['destroy-keys-of-item', (record) => `The personal data of the erased ${record} remains`],
  ['queue-held-comments', (record) => `Held content of ${record} is missing from the moderation queue`],
  ['count-missed-likes', (record) => `Likes of ${record} during its absence have not been counted`],
  ['delete-erased-pictures', (record) => `The pictures of the erased ${record} have not been deleted`],
  ['delete-provider-copies', (record) => `The provider has not deleted the erased ${record}`],
]);

function recordName(stream: string): string {
  const [, kind, id] = /^(?:moderation-)?([a-z]+)-(\d+)$/.exec(stream) ?? [];
  if (kind === undefined) return stream;
  return kind === 'comments' ? `the comments on mascot ${id}` : `${kind} ${id}`;
}

export function deadLetterText({ automation, stream }: Pick<DeadLetter, 'automation' | 'stream'>): string {
  const record = recordName(stream);
  return DEAD_LETTER_TEXTS.get(automation)?.(record) ?? `A task for ${record} has not been done`;
}

export const failureText = ({ attempts, reason }: Pick<DeadLetter, 'attempts' | 'reason'>): string =>
  `Failed ${attempts === 1 ? 'once' : `${attempts} times`}. Last error: ${reason}`;

function DeadLettersCard() {
  const letters = useDeadLetters();
  return (
    <Card title="Failed background tasks">
      <Loaded query={letters} dataName="the failed tasks">
        {(all) =>
          all.length === 0 ? (
            <p>None</p>
          ) : (
            <Flex component="ul" vertical gap="small">
              {all.map((one) => (
                <li key={`${one.automation} ${one.stream}`}>
                  <FailedTask letter={one} />
                </li>
              ))}
            </Flex>
          )
        }
      </Loaded>
    </Card>
  );
}

function FailedTask({ letter }: { letter: DeadLetter }) {
  const { automation, stream, revision } = letter;
  const canOperate = useAuth().adminToken !== null;
  const [isSkipping, setSkipping] = useState(false);
  const retry = useRetryOrSkip(letter);
  const skip = useRetryOrSkip(letter);
  const title = deadLetterText(letter);
  const close = () => setSkipping(false);
  return (
    <>
      <b>{title}</b>
      <p>{failureText(letter)}</p>
      <details>
        <summary>Details</summary>
        <code>{`${automation}, ${stream} #${revision}`}</code>
      </details>
      {canOperate && (
        <Actions>
          <Button
            size="small"
            disabled={retry.isPending}
            aria-label={`Try again: ${title}`}
            onClick={() => retry.mutate(null)}
          >
            Try Again
          </Button>
          <Button size="small" danger aria-label={`Skip: ${title}`} onClick={() => setSkipping(true)}>
            Skip
          </Button>
        </Actions>
      )}
      {isSkipping && (
        <ReasonDialog
          title="Skip this task?"
          explanation={<p>{title}. It will not be tried again, and later tasks of this record continue.</p>}
          action="Skip"
          isWorking={skip.isPending}
          onConfirm={(why) => skip.mutate(why, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
}

function ConsumersCard() {
  const consumers = useConsumers();
  return (
    <Card title="Background processors">
      <StaleNotice query={consumers} />
      <Loaded query={consumers} dataName="the background processors">
        {(data) => (
          <ScrollingTable label="Progress of background processors">
            <Table<ConsumerStatus> rowKey="name" size="small" pagination={false} columns={COLUMNS} dataSource={data} />
          </ScrollingTable>
        )}
      </Loaded>
    </Card>
  );
}

const COLUMNS: TableColumnsType<ConsumerStatus> = [
  {
    title: 'Name',
    key: 'name',
    rowScope: 'row',
    className: styles.label,
    render: (_, { name, placement, failure, restarts }) => (
      <>
        {name}
        <small>{PLACEMENTS[placement]}</small>
        {restarts > 0 && <small>{`Restarted ${restarts} times`}</small>}
        {failure !== null && <small className={styles.failure}>{failure}</small>}
      </>
    ),
  },
  {
    title: 'State',
    key: 'state',
    className: styles.name,
    render: (_, { status, build, ...consumer }) => (
      <>
        <Tag color={status === 'live' ? 'green' : 'orange'}>{status}</Tag>
        {build !== null && <Tag color="blue">{`Build: ${build}`}</Tag>}
        <small>{lagText(consumer)}</small>
      </>
    ),
  },
  {
    title: 'Owner',
    key: 'owner',
    className: classes(styles.name, hide.below720),
    render: (_, { owner }) => owner ?? '–',
  },
];

function NodeCards({ version, commit, startedAt, stores, pictures }: SystemReport) {
  return (
    <div className={styles.grid}>
      <Card title="Version">
        <DefinitionRows
          rows={[
            ['Version', version],
            ['Commit', commit ?? 'Unknown'],
            ['Running since', adminDate(startedAt)],
          ]}
        />
      </Card>
      <Card title="Disk">
        <DefinitionRows
          rows={[
            ...stores.map(({ name, bytes }) => [storeText(name), sizeText(bytes)] as const),
            ['Pictures', sizeText(pictures.bytes)],
            ['Free disk space', sizeText(pictures.freeBytes)],
          ]}
        />
      </Card>
    </div>
  );
}

export function SystemScreen() {
  const report = useSystemReport();
  return (
    <Flex vertical gap="middle">
      <DeadLettersCard />
      <ConsumersCard />
      <StaleNotice query={report} />
      <Loaded query={report} dataName="the system">
        {NodeCards}
      </Loaded>
    </Flex>
  );
}
