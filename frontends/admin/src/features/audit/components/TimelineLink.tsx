import { Link } from 'react-router-dom';
import { mascotHistoryPage, pictureHistoryPage, submissionHistoryPage } from '../../../shared/navigation/pages';

const PAGE_OF = {
  mascot: mascotHistoryPage,
  submission: submissionHistoryPage,
  hug: (id: number) => pictureHistoryPage(`hug-${id}`),
  image: (id: number) => pictureHistoryPage(`gen-${id}`),
} as const;

const NAME_OF = { mascot: 'mascot', submission: 'submission', hug: 'hug or drawing', image: 'image' } as const;

export function TimelineLink({ stream }: { stream: string }) {
  const [, kind, id] = /^(?:moderation-)?(mascot|submission|hug|image)-([1-9]\d*)$/.exec(stream) ?? [];
  if (!isKind(kind)) return null;
  return <Link to={PAGE_OF[kind](Number(id))}>{`Timeline of ${NAME_OF[kind]} ${id}`}</Link>;
}

const isKind = (kind: string | undefined): kind is keyof typeof PAGE_OF => kind !== undefined && kind in PAGE_OF;
