import type { Mascot } from '@marcel/contracts';
import { KindBadge, type KindBadgeProps, type KindName } from './KindBadge';

interface KindItemsProps extends Pick<KindBadgeProps, 'look' | 'onKind'> {
  mascot: Pick<Mascot, KindName>;
  names: readonly KindName[];
}

/** What kinds a mascot is of, as the items of a list; those that are not told are left out. */
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
