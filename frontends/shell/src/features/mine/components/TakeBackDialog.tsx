import type { MineItem } from '@marcel/contracts';
import { errorText } from '@marcel/kit/api';
import { Question } from '@marcel/kit/programs';
import { useTakeBack } from '../api/use-take-back';
import { DELETE_TEXTS, nameOf } from '../texts';

interface TakeBackDialogProps {
  ownerKey: string;
  item: MineItem;
  onGone: () => void;
  onClose: () => void;
}

/** Asks before something is deleted for good, and says what that does. */
export function TakeBackDialog({ ownerKey, item, onGone, onClose }: TakeBackDialogProps) {
  const { mutate, isPending, error } = useTakeBack(ownerKey, item, () => {
    onClose();
    onGone();
  });
  const { kind, state } = item;
  const label = isPending ? DELETE_TEXTS.deleting : DELETE_TEXTS.confirm;
  return (
    <Question
      title={DELETE_TEXTS.title(nameOf(item))}
      answer={{ label, kind: 'danger', busy: isPending, give: mutate }}
      refusal={DELETE_TEXTS.keep}
      problem={error && errorText(error, DELETE_TEXTS.failed)}
      onClose={onClose}
    >
      <p>{kind === 'submission' && state === 'approved' ? DELETE_TEXTS.published : DELETE_TEXTS.effect[kind]}</p>
      <p>
        <strong>{DELETE_TEXTS.forGood}</strong>
      </p>
    </Question>
  );
}
