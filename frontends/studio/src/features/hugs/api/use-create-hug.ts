import { Hug, ROUTES, STUDIO_WIRE } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { ApiError, api, errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '../../../shared/making/refusal';
import { useStartedToast } from '../../../shared/making/started-toast';
import { useWatchUnseen } from '../../../shared/making/use-watch-unseen';
import { studioKeys } from '../../../shared/records/studio-keys';
import { HUG_TEXTS } from '../texts';

export interface HugRequest {
  userName: string;
  profilePicture: File;
  /** Who is hugged in place of Marcel. */
  mascotPicture: File | null;
  /** What they are called. */
  characterName: string;
}

function toForm({ userName, profilePicture, mascotPicture, characterName }: HugRequest): FormData {
  const form = new FormData();
  form.set('userName', userName.trim());
  form.set(STUDIO_WIRE.portrait, profilePicture);
  if (mascotPicture) {
    form.set(STUDIO_WIRE.character, mascotPicture);
    if (characterName.trim()) form.set('characterName', characterName.trim());
  }
  return form;
}

const fallbackFor = (error: Error) => (error instanceof ApiError ? HUG_TEXTS.refused : HUG_TEXTS.failed);

/** Asks for a hug. The gallery then shows it in the queue. `refusal` is what the server had against the last request. */
export function useCreateHug() {
  const client = useQueryClient();
  const toast = useToast();
  const tellStarted = useStartedToast();
  const watchUnseen = useWatchUnseen();
  const creation = useMutation({
    mutationFn: (request: HugRequest) =>
      api.send('POST', ROUTES.hugCreate, { form: toForm(request), schema: Hug, owned: true }),
    onSuccess: ({ id, hidden }) => {
      tellStarted(HUG_TEXTS.started);
      if (!hidden) watchUnseen(`hug-${id}`);
      void client.invalidateQueries({ queryKey: studioKeys.hugs });
    },
    onError: (error) => {
      const { title, body } = fallbackFor(error);
      toast({ title, body: errorText(error, body), tone: 'destructive' });
    },
  });
  return { ...creation, refusal: refusalOf(creation.error, (error) => fallbackFor(error).body) };
}
