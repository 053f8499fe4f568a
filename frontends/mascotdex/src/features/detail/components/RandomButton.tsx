import { Button, Icon } from '@marcel/kit';
import { useRandomMascot } from '../api/use-random-mascot';

export function RandomButton() {
  const { mutate, isPending } = useRandomMascot();
  return (
    <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      <Icon name="dice" />
      Random
    </Button>
  );
}
