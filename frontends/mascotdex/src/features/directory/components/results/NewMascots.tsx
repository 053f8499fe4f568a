import { useRef } from 'react';
import { leaveButton } from '../../../../shared/focus/leave-button';
import { NewsMark } from '../../../../shared/live/NewsMark';
import { NEW_MASCOTS_TEXTS } from '../../texts';
import { useNewMascots } from '../../use-new-mascots';

/** Tells of mascots that came meanwhile, and leads to the list that begins with them. */
export function NewMascots({ onShow }: { onShow: () => void }) {
  const pressed = useRef<HTMLElement>(null);
  const { count, show, isPending } = useNewMascots(() => {
    const button = pressed.current;
    if (!button) return;
    (button.closest('[data-window-body]') ?? window).scrollTo(0, 0);
    leaveButton(button, null);
    onShow();
  });
  return (
    <NewsMark
      text={NEW_MASCOTS_TEXTS.mark}
      isBusy={isPending}
      onShow={(button) => {
        pressed.current = button;
        show();
      }}
      count={count}
    />
  );
}
