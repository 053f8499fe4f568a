import { classes } from '@marcel/kit';
import { isolated } from '@marcel/kit/programs';
import styles from './KindBadge.module.css';
import { isChoosable, type KindName } from './kinds';

/** Shows all mascots of a kind, such as of the industry Retail. */
export type OnKind = (name: KindName, kind: string) => void;

export interface KindBadgeProps {
  name: KindName;
  kind: string;
  look?: 'badge' | 'tag';
  onKind: OnKind;
}

/** What kind of mascot it is, and the way to all of them; one that is called as all of them are leads nowhere. */
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
