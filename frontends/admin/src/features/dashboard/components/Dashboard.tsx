import { Icon, LinkButton, relativeTime, Spinner } from '@marcel/kit';
import { Flex, Skeleton } from '@marcel/kit/antd';
import { Link } from 'react-router-dom';
import { PAGES } from '@marcel/contracts';
import { reloadPage } from '@marcel/kit/programs';
import type { ReactNode } from 'react';
import { brandName, mascotName, SUBMISSION_FAILURES, useSubmissions } from '../../../shared/submissions/submissions';
import type { ReviewedSubmission } from '../../../shared/submissions/submissions';
import { Card, Columns, LoadFailure, PictureRow, StaleNotice, StatTiles } from '../../../shared/components/blocks';
import { adminDate } from '../../../shared/texts';
import { submissionPage, submissionsPage } from '../../../shared/navigation/pages';
import { StatusTag } from '../../../shared/submissions/StatusTag';
import styles from './RecentSubmissions.module.css';

export const RECENT_SUBMISSIONS = 5;

export const newest = (submissions: readonly ReviewedSubmission[]): ReviewedSubmission[] =>
  [...submissions]
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id)
    .slice(0, RECENT_SUBMISSIONS);

interface RecentSubmissionsProps {
  submissions: readonly ReviewedSubmission[] | undefined;
  failed: boolean;
}

function RecentSubmissions({ submissions, failed }: RecentSubmissionsProps) {
  return (
    <Card title="Recent Submissions">
      {failed && <p>{SUBMISSION_FAILURES.list}</p>}
      {submissions === undefined && !failed && <Skeleton avatar={{ shape: 'square' }} paragraph={{ rows: 1 }} />}
      {submissions?.length === 0 && <p>No submissions yet</p>}
      {submissions && submissions.length > 0 && (
        <ul className={styles.list}>
          {newest(submissions).map((submission) => (
            <li key={submission.id}>
              <RecentSubmission submission={submission} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const RecentSubmission = ({ submission }: { submission: ReviewedSubmission }) => {
  const { id, imageUrl, lookUrl, createdAt, status } = submission;
  const name = mascotName(submission);
  return (
    <PictureRow src={lookUrl ?? imageUrl} name={name} tag={<StatusTag status={status} />}>
      <Link to={submissionPage(id)}>
        <bdi>{name}</bdi>
      </Link>
      <small>
        <bdi>{brandName(submission)}</bdi>,{' '}
        <time dateTime={createdAt} title={adminDate(createdAt)}>
          {relativeTime(createdAt)}
        </time>
      </small>
    </PictureRow>
  );
};

const NONE = '–';
const HOUR_MS = 3_600_000;

/** Median time from a submission to its decision, rounded to minutes, hours or days. */
export function medianWait(submissions: readonly ReviewedSubmission[]): string {
  const waits = submissions
    .flatMap(({ createdAt, processedAt }) => (processedAt ? Date.parse(processedAt) - Date.parse(createdAt) : []))
    .sort((a, b) => a - b);
  const median = waits[Math.floor(waits.length / 2)];
  if (median === undefined) return NONE;
  const hours = median / HOUR_MS;
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}

export const approvalRate = (approved: number, rejected: number): string =>
  approved + rejected === 0 ? NONE : `${Math.round((approved / (approved + rejected)) * 100)}%`;

const NEWEST = { limit: 100 };

type LoadedSubmissions = NonNullable<ReturnType<typeof useSubmissions>['data']>;

export function Dashboard({ mascots }: { mascots: ReactNode }) {
  const { data, isLoadingError, isRefetchError, error, dataUpdatedAt } = useSubmissions(NEWEST);
  return (
    <Flex vertical gap="middle">
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && <LoadFailure title="Failed to load dashboard" error={error} onRetry={reloadPage} />}
      {data === undefined && !isLoadingError && <Spinner label="Loading dashboard..." />}
      {data && <StatTiles label="Submissions by status" stats={statsOf(data)} />}
      {mascots}
      <Columns
        main={<RecentSubmissions submissions={data?.submissions} failed={isLoadingError} />}
        aside={<QuickActions pending={data?.counts.pending} />}
      />
    </Flex>
  );
}

const statsOf = ({ submissions, counts: { total, pending, approved, rejected } }: LoadedSubmissions) => [
  { label: 'Total Submissions', value: total, page: submissionsPage() },
  { label: 'Pending Review', value: pending, page: submissionsPage('pending'), tone: 'yellow' as const },
  { label: 'Approved', value: approved, page: submissionsPage('approved'), tone: 'green' as const },
  { label: 'Rejected', value: rejected, page: submissionsPage('rejected'), tone: 'red' as const },
  { label: 'Median Wait', value: medianWait(submissions) },
  { label: 'Approval Rate', value: approvalRate(approved, rejected) },
];

function QuickActions({ pending }: { pending: number | undefined }) {
  return (
    <Card title="Quick Actions">
      <Flex vertical gap="small">
        <LinkButton kind="primary" to={submissionsPage('pending')}>
          <Icon name="check" /> Review Pending {pending !== undefined && `(${pending})`}
        </LinkButton>
        <LinkButton to={PAGES.adminImport}>
          <Icon name="upload" /> Import CSV
        </LinkButton>
        <LinkButton to={PAGES.adminSubmissions}>
          <Icon name="list" /> Manage Submissions
        </LinkButton>
        <LinkButton to={PAGES.directory}>
          <Icon name="external" /> View Public Site
        </LinkButton>
      </Flex>
    </Card>
  );
}
