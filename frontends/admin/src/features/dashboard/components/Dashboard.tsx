import { Icon, LinkButton, relativeTime, Spinner } from '@marcel/kit';
import { Flex, Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { PAGES } from '@marcel/contracts';
import { reloadPage } from '@marcel/kit/programs';
import type { ReactNode } from 'react';
import { brandName, mascotName, useSubmissions } from '../../../shared/submissions/submissions';
import type { ReviewedSubmission } from '../../../shared/submissions/submissions';
import {
  Card,
  Columns,
  LoadFailure,
  PictureRow,
  StaleNotice,
  StatTiles,
  StatusTag,
} from '../../../shared/components/blocks';
import { adminDate } from '../../../shared/texts';
import { submissionPage, submissionsPage } from '../../../shared/navigation/pages';
import styles from './RecentSubmissions.module.css';

export const RECENT_SUBMISSIONS = 5;

export const findNewest = (submissions: readonly ReviewedSubmission[]): ReviewedSubmission[] =>
  [...submissions]
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id)
    .slice(0, RECENT_SUBMISSIONS);

type RecentProps = { submissions: ReviewedSubmission[] | undefined; failed: boolean };

function RecentSubmissions({ submissions, failed }: RecentProps) {
  return (
    <Card title="Recent Submissions">
      {failed && <p>Failed to load submissions</p>}
      {submissions === undefined && !failed && <Skeleton avatar={{ shape: 'square' }} paragraph={{ rows: 1 }} />}
      {submissions?.length === 0 && <p>No submissions yet</p>}
      {submissions && submissions.length > 0 && (
        <ul className={styles.list}>
          {findNewest(submissions).map((submission) => (
            <li key={submission.id}>
              <RecentSubmission submission={submission} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function RecentSubmission({ submission }: { submission: ReviewedSubmission }) {
  const { id, imageUrl, signedImageUrl, createdAt, status } = submission;
  const name = mascotName(submission);
  return (
    <PictureRow src={signedImageUrl ?? imageUrl} name={name} tag={<StatusTag status={status} />}>
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
}

const NO_VALUE = '–';
const HOUR_MS = 3_600_000;

/** Median time from a submission to its decision, rounded to minutes, hours or days. */
export function medianWait(submissions: readonly ReviewedSubmission[]): string {
  const waits = submissions
    .flatMap(({ createdAt, processedAt }) => (processedAt ? Date.parse(processedAt) - Date.parse(createdAt) : []))
    .sort((a, b) => a - b);
  const median = waits[Math.floor(waits.length / 2)];
  if (median === undefined) return NO_VALUE;
  const hours = median / HOUR_MS;
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}

export const approvalRate = (approved: number, rejected: number): string =>
  approved + rejected === 0 ? NO_VALUE : `${Math.round((approved / (approved + rejected)) * 100)}%`;

const NEWEST = { limit: 100 };

export function Dashboard({ mascots }: { mascots: ReactNode }) {
  const query = useSubmissions(NEWEST);
  const { data, isLoadingError, error } = query;
  return (
    <Flex vertical gap="middle">
      <StaleNotice query={query} />
      {isLoadingError && <LoadFailure title="Failed to load dashboard" error={error} onRetry={reloadPage} />}
      {data === undefined && !isLoadingError && <Spinner label="Loading dashboard..." />}
      {data && <Stats {...data} />}
      {mascots}
      <Columns
        main={<RecentSubmissions submissions={data?.submissions} failed={isLoadingError} />}
        aside={
          <Card title="Quick Actions">
            <Flex vertical gap="small">
              <LinkButton kind="primary" to={submissionsPage('pending')}>
                <Icon name="check" /> Review Pending {data && `(${data.counts.pending})`}
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
        }
      />
    </Flex>
  );
}

const Stats = ({ submissions, counts }: NonNullable<ReturnType<typeof useSubmissions>['data']>) => (
  <StatTiles
    label="Submissions by status"
    stats={[
      { label: 'Total Submissions', value: counts.total, page: submissionsPage() },
      { label: 'Pending Review', value: counts.pending, page: submissionsPage('pending'), tone: 'yellow' },
      { label: 'Approved', value: counts.approved, page: submissionsPage('approved'), tone: 'green' },
      { label: 'Rejected', value: counts.rejected, page: submissionsPage('rejected'), tone: 'red' },
      { label: 'Median Wait', value: medianWait(submissions) },
      { label: 'Approval Rate', value: approvalRate(counts.approved, counts.rejected) },
    ]}
  />
);
