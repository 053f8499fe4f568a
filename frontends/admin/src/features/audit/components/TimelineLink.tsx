import { Link } from 'react-router-dom';
import { mascotHistoryPage, submissionHistoryPage } from '../../../shared/navigation/pages';

const PAGE_OF = { mascot: mascotHistoryPage, submission: submissionHistoryPage } as const;

/** The way to the states that a mascot or a submission went through; nothing where a stream is about neither. */
export function TimelineLink({ stream }: { stream: string }) {
  const [, kind, id] = /^(mascot|submission)-([1-9]\d*)$/.exec(stream) ?? [];
  if (kind !== 'mascot' && kind !== 'submission') return null;
  return <Link to={PAGE_OF[kind](Number(id))}>{`Timeline of ${kind} ${id}`}</Link>;
}
