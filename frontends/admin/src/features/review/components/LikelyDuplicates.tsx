import { fillPath, PAGES, SUBMISSION_STATUS_LABELS, type LikelyDuplicate } from '@marcel/contracts';
import { wordIn } from '@marcel/kit/api';
import { Button } from '@marcel/kit/antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';
import { submissionPage } from '../../../shared/navigation/pages';
import { useLikelyDuplicates } from '../api/use-likely-duplicates';

/** How many are shown at first, and how many more at a time. */
const FIRST = 3;
const STEP = 10;

const pageOf = ({ kind, id, slug }: LikelyDuplicate) =>
  kind === 'mascot' && slug !== null ? fillPath(PAGES.mascot, { slug }) : submissionPage(id);

const kindOf = ({ status }: LikelyDuplicate) =>
  status === null ? 'published mascot' : `submission, ${wordIn(SUBMISSION_STATUS_LABELS, status)}`;

/** Mascots and submissions with the same or a similar name and brand; nothing when there are none. */
export function LikelyDuplicates({ id }: { id: number }) {
  const { data: duplicates = [] } = useLikelyDuplicates(id);
  const [shown, setShown] = useState(FIRST);
  const left = duplicates.length - shown;
  if (duplicates.length === 0) return null;
  return (
    <Card title="Likely Duplicates">
      <ul>
        {duplicates.slice(0, shown).map((duplicate) => (
          <li key={`${duplicate.kind} ${duplicate.id}`}>
            <Link to={pageOf(duplicate)}>
              {duplicate.name}, {duplicate.brand}
            </Link>{' '}
            ({duplicate.likeness}; {kindOf(duplicate)})
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Actions>
          <Button onClick={() => setShown(shown + STEP)}>Show {Math.min(STEP, left)} more</Button>
        </Actions>
      )}
    </Card>
  );
}
