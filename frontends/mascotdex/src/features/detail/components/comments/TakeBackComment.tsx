import { errorText } from '@marcel/kit/api';
import { Question } from '@marcel/kit/programs';
import { useState } from 'react';
import { useTakeBackComment } from '../../api/use-take-back-comment';
import { TAKE_BACK_TEXTS } from '../../texts';
import styles from './TakeBackComment.module.css';

/** Deletes a comment of one's own, once its author has said so twice. */
export function TakeBackComment({ mascotId, id }: { mascotId: number; id: number }) {
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error, reset } = useTakeBackComment(mascotId, id);
  const label = isPending ? TAKE_BACK_TEXTS.deleting : TAKE_BACK_TEXTS.confirm;
  const close = () => {
    setAsked(false);
    reset();
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={TAKE_BACK_TEXTS.name}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        {TAKE_BACK_TEXTS.button}
      </button>
      {asked && (
        <Question
          title={TAKE_BACK_TEXTS.name}
          answer={{ label, kind: 'danger', busy: isPending, give: mutate }}
          refusal={TAKE_BACK_TEXTS.keep}
          problem={error && errorText(error, TAKE_BACK_TEXTS.failed)}
          onClose={close}
        >
          <p>{TAKE_BACK_TEXTS.effect}</p>
        </Question>
      )}
    </>
  );
}
