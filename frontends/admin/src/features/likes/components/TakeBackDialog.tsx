import type { LikeBurst } from '@marcel/contracts';
import { ReasonDialog } from '../../../shared/reasons/ReasonDialog';
import { useTakeBack } from '../api/use-take-back';
import { LIKE_TEXTS, nameOf } from '../like-texts';

interface TakeBackDialogProps {
  burst: LikeBurst;
  onClose: () => void;
}

/** Says how many likes will count no more, and asks why. */
export function TakeBackDialog({ burst, onClose }: TakeBackDialogProps) {
  const { mutate, isPending } = useTakeBack(burst, onClose);
  return (
    <ReasonDialog
      title={LIKE_TEXTS.question(nameOf(burst))}
      explanation={<p>{LIKE_TEXTS.explanation(burst.likes - burst.takenBack)}</p>}
      action={LIKE_TEXTS.takeBack}
      purpose="away"
      working={isPending}
      onConfirm={(reason) => mutate(reason)}
      onClose={onClose}
    />
  );
}
