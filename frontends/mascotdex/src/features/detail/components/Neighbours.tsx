import type { Mascot } from '@marcel/contracts';
import { Button, Icon, LinkButton, type IconName } from '@marcel/kit';
import { mascotPage } from '../../../shared/navigation/pages';
import { useNeighbours } from '../api/use-neighbours';

/** Steps through the list that one came from. */
export function Neighbours({ slug }: { slug: string }) {
  const neighbours = useNeighbours(slug);
  if (!neighbours) return null;
  return (
    <>
      <Neighbour label="Previous" icon="left" mascot={neighbours.previous} />
      <Neighbour label="Next" icon="right" mascot={neighbours.next} />
    </>
  );
}

interface NeighbourProps {
  label: string;
  icon: IconName;
  mascot: Mascot | undefined;
}

function Neighbour({ label, icon, mascot }: NeighbourProps) {
  const sign = (
    <>
      <Icon name={icon} />
      {label}
    </>
  );
  if (!mascot) return <Button disabled>{sign}</Button>;
  return (
    <LinkButton to={mascotPage(mascot.slug)} aria-label={`${label}: ${mascot.name}`}>
      {sign}
    </LinkButton>
  );
}
