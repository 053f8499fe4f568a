import { NewsMark } from '../../../../shared/live/NewsMark';
import { useNewComments } from '../../api/use-new-comments';
import { COMMENT_TEXTS } from '../../texts';

interface NewCommentsProps {
  mascotId: number;
  /** Told which comment is the newest now. */
  onShown: (newest: number | undefined) => void;
}

/** Tells of comments that came meanwhile, and shows them. */
export function NewComments({ mascotId, onShown }: NewCommentsProps) {
  const { count, show, isPending } = useNewComments(mascotId, onShown);
  return <NewsMark count={count} text={COMMENT_TEXTS.fresh} isBusy={isPending} onShow={() => show()} />;
}
