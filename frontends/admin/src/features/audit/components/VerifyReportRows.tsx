import type { VerifyReport } from '@marcel/contracts';
import { adminDate } from '../../../shared/dates/admin-date';
import { DefinitionRows } from '../../../shared/components/DefinitionRows';
import styles from './Verify.module.css';

/** What was proven, from when to when, by which seals and which key. */
export const VerifyReportRows = ({ report }: { report: VerifyReport }) => {
  const { events, seals, signedSeals, sealedTo, firstTime, sealedToTime, unsealed, hash, key } = report;
  return (
    <DefinitionRows
      rows={[
        ['Proven from', <Moment key="from" time={sealedToTime && firstTime} />],
        ['Proven to', <Moment key="to" time={sealedToTime} />],
        ['Events', `${events.toLocaleString('en')}, ${unsealed.toLocaleString('en')} of them not sealed yet`],
        ['Seals', `${seals.toLocaleString('en')}, ${signedSeals.toLocaleString('en')} of them signed`],
        ['Sealed to', sealedTo === null ? 'Nothing yet' : `Position ${sealedTo}`],
        [
          'Key of the notary',
          key === null ? 'None is set: signatures were not checked' : <Digits key="key" of={key} />,
        ],
        [`Hash of all ${events.toLocaleString('en')} events`, <Digits key="hash" of={hash} />],
      ]}
    />
  );
};

const Moment = ({ time }: { time: string | null }) =>
  time === null ? 'Nothing yet' : <time dateTime={time}>{adminDate(time)}</time>;

const Digits = ({ of }: { of: string }) => <code className={styles.digits}>{of}</code>;
