import { fillPath, PAGES, SUBMISSION_STATUS_LABELS, type LikelyDuplicate } from '@marcel/contracts';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Actions, Card, MascotPicture } from '../../../shared/components/blocks';
import { submissionPage } from '../../../shared/navigation/pages';
import { mascotName, type ReviewedSubmission } from '../../../shared/submissions/submissions';
import { useLikelyDuplicates } from '../api';
import styles from './LikelyDuplicates.module.css';

const MAX_SHOWN = 3;

const toPage = ({ kind, id, slug }: LikelyDuplicate) =>
  kind === 'mascot' && slug !== null ? fillPath(PAGES.mascot, { slug }) : submissionPage(id);

const LIKENESS_TEXTS = { same: 'Same name', similar: 'Similar name' } as const;

const kindText = ({ status }: LikelyDuplicate) =>
  status === null ? 'published mascot' : `${SUBMISSION_STATUS_LABELS[status].toLowerCase()} submission`;

export function LikelyDuplicates({ submission }: { submission: ReviewedSubmission }) {
  const { id, signedImageUrl, imageUrl } = submission;
  const { data: duplicates = [] } = useLikelyDuplicates(id);
  const [showsAll, setShowsAll] = useState(false);
  const visible = showsAll ? duplicates : duplicates.slice(0, MAX_SHOWN);
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
      {visible.length < duplicates.length && (
        <Actions>
          <Button onClick={() => setShowsAll(true)}>Show all {duplicates.length}</Button>
        </Actions>
      )}
    </Card>
  );
}
