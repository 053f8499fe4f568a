import type { Mascot } from '@marcel/contracts';
import { KindBadge, type KindBadgeProps } from './KindBadge';
import type { KindName } from './kinds';

interface KindItemsProps extends Pick<KindBadgeProps, 'look' | 'onKind'> {
  mascot: Pick<Mascot, KindName>;
  names: readonly KindName[];
}

export const KindItems = ({ mascot, names, ...badge }: KindItemsProps) =>
  names.map((name) => {
    const kind = mascot[name];
    return (
      kind !== null && (
        <li key={name}>
          <KindBadge {...{ name, kind }} {...badge} />
        </li>
      )
    );
  });
