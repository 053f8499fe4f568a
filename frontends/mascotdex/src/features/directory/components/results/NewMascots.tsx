import { MASCOT_NEWS, NewMascot } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useHearing } from '../../../../shared/live/use-hearing';
import { mascotKeys } from '../../../../shared/mascots/mascot-keys';
import { isListed, missedMascots, renewList } from '../../api';
import { NEW_MASCOTS_TEXTS } from '../../texts';
import { leaveButton } from '../../../../shared/focus/leave-button';
import { NewsMark } from '../../../../shared/live/NewsMark';

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

/** Mascots that came while one looks at the directory, and how they are shown. */
function useNewMascots(onShown: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  const [told, setTold] = useState<ReadonlySet<number>>(new Set());
  const tell = (ids: readonly number[]) => setTold((known) => new Set([...known, ...ids]));
  const tellMissed = () => void missedMascots(client).then(tell, () => undefined);
  useHearing({
    onMessage: ({ event, data }) => {
      if (event === MASCOT_NEWS.imported) return tellMissed();
      const mascot = event === undefined ? NewMascot.safeParse(JSON.parse(data)).data : undefined;
      if (mascot) tell([mascot.id]);
    },
    onOpen: tellMissed,
  });
  const { mutate: show, isPending } = useMutation({
    mutationFn: () => renewList(client),
    onSuccess: () => {
      setTold(new Set());
      void client.invalidateQueries({ queryKey: mascotKeys.allFacets });
      onShown();
    },
    onError: () => toast({ ...NEW_MASCOTS_TEXTS.failed, tone: 'destructive' }),
  });
  return { count: [...told].filter((id) => !isListed(client, id)).length, show, isPending };
}
