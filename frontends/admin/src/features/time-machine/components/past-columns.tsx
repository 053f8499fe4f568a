import type {
  MascotDifference,
  MascotDifferenceKind,
  PastMascot,
  PastSubmission,
  SubmissionDifference,
  SubmissionStatus,
} from '@marcel/contracts';
import { Tag, type TableColumnsType } from '@marcel/kit/antd';
import { Link } from 'react-router-dom';
import { adminDate } from '../../../shared/dates/admin-date';
import { MascotStatusTag } from '../../../shared/mascots/MascotStatusTag';
import { mascotHistoryPage, submissionHistoryPage } from '../../../shared/navigation/pages';
import { StatusTag } from '../../../shared/submissions/StatusTag';
import { TIME_TEXTS } from '../time-texts';
import { ChangeList } from './ChangeList';
import styles from './TimeMachine.module.css';

interface Named {
  id: number;
  name: string | null;
}

/** A name that leads to all that has happened, and what is to be known beside it. */
const called = <Row extends Named>(page: (id: number) => string, mark: (row: Row) => string | null) =>
  ({
    title: 'Mascot',
    dataIndex: 'name',
    rowScope: 'row',
    className: styles.name,
    render: (name: string | null, row: Row) => {
      const marked = mark(row);
      return (
        <>
          <Link to={page(row.id)} title="Timeline">
            <bdi>{name ?? TIME_TEXTS.nameless}</bdi>
          </Link>{' '}
          {marked !== null && <Tag>{marked}</Tag>}
        </>
      );
    },
  }) as const;

const submitted = <Row extends Named & { isErased: boolean }>() =>
  called<Row>(submissionHistoryPage, ({ isErased }) => (isErased ? TIME_TEXTS.erased : null));

const brand = {
  title: 'Brand',
  dataIndex: 'brand',
  className: styles.name,
  render: (name: string | null) => <bdi>{name}</bdi>,
} as const;

const time = (title: string, dataIndex: string) => ({
  title,
  dataIndex,
  className: styles.time,
  render: (iso: string) => <time dateTime={iso}>{adminDate(iso)}</time>,
});

const state = (title: string, dataIndex: string) => ({
  title,
  dataIndex,
  render: (status: SubmissionStatus | null) => (status === null ? TIME_TEXTS.notYet : <StatusTag status={status} />),
});

export const MASCOT_COLUMNS: TableColumnsType<PastMascot> = [
  called<PastMascot>(mascotHistoryPage, ({ isThere }) => (isThere ? null : TIME_TEXTS.gone)),
  brand,
  {
    title: 'Status',
    dataIndex: 'status',
    render: (status: PastMascot['status']) => <MascotStatusTag status={status} />,
  },
  { title: 'Likes', dataIndex: 'likes', align: 'right', render: (likes: number) => likes.toLocaleString('en') },
  time('Came', 'createdAt'),
];

export const SUBMISSION_COLUMNS: TableColumnsType<PastSubmission> = [
  submitted<PastSubmission>(),
  brand,
  state('State', 'status'),
  time('Submitted', 'createdAt'),
  time('In This State Since', 'since'),
];

export const mascotDifferenceColumns = (kind: MascotDifferenceKind): TableColumnsType<MascotDifference> => [
  called<MascotDifference>(mascotHistoryPage, () => null),
  brand,
  {
    title: 'What Changed',
    key: 'changes',
    render: (_, difference) => <ChangeList difference={difference} kind={kind} />,
  },
];

export const SUBMISSION_DIFFERENCE_COLUMNS: TableColumnsType<SubmissionDifference> = [
  submitted<SubmissionDifference>(),
  brand,
  state('Before', 'before'),
  state('After', 'after'),
  time('Since', 'since'),
];
