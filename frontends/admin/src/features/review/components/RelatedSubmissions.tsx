import { fillPath, PAGES, SUBMISSION_STATUS_LABELS, type LikelyDuplicate } from '@marcel/contracts';
import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Actions, Card, MascotPicture, StatusTag, Time } from '../../../shared/components/blocks';
import { submissionPage } from '../../../shared/navigation/pages';
import { mascotName, type ReviewedSubmission } from '../../../shared/submissions/submissions';
import { useLikelyDuplicates, useSameBrowserSubmissions } from '../api';
import styles from './RelatedSubmissions.module.css';

const MAX_SHOWN = 3;

function useFirstItems<Item>(items: readonly Item[]): { visible: readonly Item[]; showAll: ReactNode } {
  const [showsAll, setShowsAll] = useState(false);
  const visible = showsAll ? items : items.slice(0, MAX_SHOWN);
  const showAll = visible.length < items.length && (
    <Actions>
      <Button onClick={() => setShowsAll(true)}>Show all {items.length}</Button>
    </Actions>
  );
  return { visible, showAll };
}

const toPage = ({ kind, id, slug }: LikelyDuplicate) =>
  kind === 'mascot' && slug !== null ? fillPath(PAGES.mascot, { slug }) : submissionPage(id);

const LIKENESS_TEXTS = { same: 'Same name', similar: 'Similar name' } as const;

const kindText = ({ status }: LikelyDuplicate) =>
  status === null ? 'published mascot' : `${SUBMISSION_STATUS_LABELS[status].toLowerCase()} submission`;

export function LikelyDuplicates({ submission }: { submission: ReviewedSubmission }) {
  const { id, signedImageUrl, imageUrl } = submission;
  const { data: duplicates = [] } = useLikelyDuplicates(id);
  const { visible, showAll } = useFirstItems(duplicates);
  if (duplicates.length === 0) return null;
  return (
    <Card title="Likely Duplicates">
      <ul className={styles.list}>
        <li>
          <MascotPicture src={signedImageUrl ?? imageUrl} name={mascotName(submission)} sizes="160px" />
          <strong>This submission</strong>
        </li>
        {visible.map((duplicate) => (
          <li key={`${duplicate.kind} ${duplicate.id}`}>
            <MascotPicture src={duplicate.imageUrl ?? null} name={duplicate.name} sizes="160px" />
            <Link to={toPage(duplicate)} aria-label={`${duplicate.name}, ${duplicate.brand}`}>
              <bdi>{duplicate.name}</bdi>, <bdi>{duplicate.brand}</bdi>
            </Link>
            <small className="m-small">
              {LIKENESS_TEXTS[duplicate.likeness]}, {kindText(duplicate)}
            </small>
          </li>
        ))}
      </ul>
      {showAll}
    </Card>
  );
}

export function SameBrowserSubmissions({ id }: { id: number }) {
  const { data } = useSameBrowserSubmissions(id);
  const submissions = data?.submissions ?? [];
  const { visible, showAll } = useFirstItems(submissions);
  if (submissions.length === 0) return null;
  const approved = submissions.filter(({ status }) => status === 'approved').length;
  return (
    <Card title="From the Same Browser">
      <p>
        {approved} of {submissions.length} approved
      </p>
      <Flex component="ul" vertical gap="small">
        {visible.map(({ id: other, name, brand, status, adminNotes, createdAt }) => (
          <li key={other}>
            <Link to={submissionPage(other)} aria-label={`${name}, ${brand}`}>
              <bdi>{name}</bdi>, <bdi>{brand}</bdi>
            </Link>{' '}
            <StatusTag status={status} /> <Time at={createdAt} />
            {adminNotes && <p dir="auto">{adminNotes}</p>}
          </li>
        ))}
      </Flex>
      {showAll}
    </Card>
  );
}
