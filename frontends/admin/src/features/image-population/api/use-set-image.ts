import { fillPath, Mascot, MascotEnvelope, ROUTES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { POPULATION_MESSAGES } from '../population-texts';

/** Gives a mascot the image that was picked among the candidates. */
export function useSaveImage(id: number) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: (imageUrl: string) => adminApi.send('PUT', fillPath(ROUTES.mascot, { id }), Mascot, { imageUrl }),
    onSuccess: ({ name }) => {
      toast({ title: POPULATION_MESSAGES.saved, body: name });
      return client.invalidateQueries();
    },
    onError: (error) => toastFailure(error, POPULATION_MESSAGES.saveFailed),
  });
}

/** Gives a mascot an image of the admin's own: a file, or the address of one. */
export function useCustomImage(id: number) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: (image: File | string) => {
      const form = new FormData();
      form.set(typeof image === 'string' ? 'imageUrl' : 'image', image);
      return adminApi.sendForm('POST', fillPath(ROUTES.mascotImage, { id }), MascotEnvelope, form);
    },
    onSuccess: ({ mascot }) => {
      toast({ title: POPULATION_MESSAGES.customSet, body: mascot.name });
      return client.invalidateQueries();
    },
    onError: (error) =>
      toastFailure(error, {
        title: POPULATION_MESSAGES.customFailed,
        body: errorText(error, POPULATION_MESSAGES.unknown),
      }),
  });
}
