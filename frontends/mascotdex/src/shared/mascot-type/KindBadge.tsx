import { SUBMIT_CHOICES } from '@marcel/contracts';
import { classes } from '@marcel/kit';
import styles from './KindBadge.module.css';

export type KindName = keyof typeof SUBMIT_CHOICES;

/** Shows all mascots of a kind, such as of the industry Retail. */
export type OnKind = (name: KindName, kind: string) => void;

export interface KindBadgeProps {
  name: KindName;
  kind: string;
  look?: 'badge' | 'tag';
  onKind: OnKind;
}

const isChoice = (name: KindName, kind: string) =>
  SUBMIT_CHOICES[name].some((choice) => choice.toLowerCase() === kind.toLowerCase());

/** What kind of mascot it is, and the way to all of them; a kind that nobody can choose leads nowhere. */
export function KindBadge({ name, kind, look = 'badge', onKind }: KindBadgeProps) {
  const className = classes(styles.badge, styles[look]);
  if (!isChoice(name, kind))
    return (
      <span className={className}>
        <bdi>{kind}</bdi>
      </span>
    );
  return (
    <button
      type="button"
      className={classes(className, styles.way)}
      title={`Show all of ${name} ${kind}`}
      onClick={() => onKind(name, kind)}
    >
      {kind}
    </button>
  );
}
