import { Button, Icon, useToast } from '@marcel/kit';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { drawMascot } from '../../../shared/mascots/draw-mascot';
import { mascotPage } from '../../../shared/navigation/pages';
import { WAY_TEXTS } from '../texts';

export function RandomButton() {
  const { mutate, isPending } = useRandomMascot();
  return (
    <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      <Icon name="dice" />
      Random
    </Button>
  );
}

/** Opens any mascot, each as likely as the other. */
function useRandomMascot() {
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: () => drawMascot('', {}),
    onSuccess: ({ mascot }) => mascot && void navigate(mascotPage(mascot.slug)),
    onError: () => toast({ ...WAY_TEXTS.randomFailed, tone: 'destructive' }),
  });
}
