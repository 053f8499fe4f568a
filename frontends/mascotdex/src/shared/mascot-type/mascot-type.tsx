import type { Mascot, SUBMIT_CHOICES } from '@marcel/contracts';
import type { ReactNode } from 'react';
import { classes } from '@marcel/kit';
import { isolated } from '@marcel/kit/programs';
import styles from './mascot-type.module.css';

type KindName = keyof typeof SUBMIT_CHOICES;

export const NO_KIND = 'All';

const isChoosable = (kind: string): boolean => {
  const name = kind.trim().toLowerCase();
  return name !== '' && name !== NO_KIND.toLowerCase();
};

interface ThemedProps {
  type: string | null;
  as?: 'div' | 'article' | 'li';
  className?: string | undefined;
  children: ReactNode;
}

export function Themed({ type, as: Box = 'div', className = '', children }: ThemedProps) {
  return (
    <Box className={`${styles.themed} ${className}`} data-type={type}>
      {children}
    </Box>
  );
}

export type OnKind = (name: KindName, kind: string) => void;

interface KindBadgeProps {
  name: KindName;
  kind: string;
  look?: 'badge' | 'tag';
  onKind: OnKind;
}

export function KindBadge({ name, kind, look = 'badge', onKind }: KindBadgeProps) {
  const className = classes(styles.badge, styles[look]);
  if (!isChoosable(kind))
    return (
      <span className={className}>
        <bdi>{kind}</bdi>
      </span>
    );
  return (
    <button
      type="button"
      className={classes(className, styles.way)}
      title={`Show all of ${name} ${isolated(kind)}`}
      onClick={() => onKind(name, kind)}
    >
      <bdi>{kind}</bdi>
    </button>
  );
}

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
