import { classes } from '@marcel/kit';
import { isolated } from '@marcel/kit/programs';
import styles from './KindBadge.module.css';
import { isChoosable, type KindName } from './kinds';

export type OnKind = (name: KindName, kind: string) => void;

export interface KindBadgeProps {
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
