import { useToast } from '@marcel/kit';
import { ADOPT_TEXTS } from '../texts';
import { keepOwnerKey } from '@marcel/kit/api';
import { Question } from '@marcel/kit/programs';

interface AdoptDialogProps {
  offered: string;
  /** Whether the browser has a key already, which the other one takes the place of. */
  replaces: boolean;
  onClose: () => void;
}

/** Asks before the key of a private link takes the place of this browser's: nothing of the two is mixed. */
export function AdoptDialog({ offered, replaces, onClose }: AdoptDialogProps) {
  const toast = useToast();
  const take = () => {
    keepOwnerKey(offered);
    toast(ADOPT_TEXTS.adopted);
    onClose();
  };
  return (
    <Question
      title={ADOPT_TEXTS.title}
      answer={{ label: ADOPT_TEXTS.adopt, kind: 'primary', give: take }}
      refusal={ADOPT_TEXTS.refuse}
      onClose={onClose}
    >
      <p>{ADOPT_TEXTS.question}</p>
      {replaces && <p>{ADOPT_TEXTS.replaces}</p>}
    </Question>
  );
}
