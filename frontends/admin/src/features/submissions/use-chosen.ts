import { BULK_LIMIT } from '@marcel/contracts';
import { useMemo, useState } from 'react';
import type { ReviewedSubmission } from '../../shared/submissions/submission';

const isPending = ({ status }: ReviewedSubmission) => status === 'pending';

/** What is chosen of what is shown: ones to decide, or decided ones. Whatever was decided, edited or filtered away meanwhile is no longer meant. */
export function useChosen(shown: readonly ReviewedSubmission[]) {
  const [picked, setPicked] = useState<readonly ReviewedSubmission[]>([]);
  const chosen = useMemo(() => {
    const standing = new Map(shown.map((one) => [one.id, one]));
    return picked.filter(({ id, revisions, status }) => {
      const now = standing.get(id);
      return now !== undefined && now.revisions === revisions && now.status === status;
    });
  }, [picked, shown]);
  const isChosen = ({ id }: ReviewedSubmission) => chosen.some((other) => other.id === id);
  const [first] = chosen;
  return {
    chosen,
    isChosen,
    /** Pending ones are not chosen together with decided ones: nothing can be done with both. */
    canBeChosen: (one: ReviewedSubmission) => first === undefined || isPending(first) === isPending(one),
    choose: (submissions: readonly ReviewedSubmission[]) => setPicked(submissions.slice(0, BULK_LIMIT)),
    toggle: (one: ReviewedSubmission) =>
      setPicked(isChosen(one) ? chosen.filter(({ id }) => id !== one.id) : [...chosen, one].slice(0, BULK_LIMIT)),
  };
}
