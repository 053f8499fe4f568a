import { Button, Skeleton } from '@marcel/kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Themed } from '../../../shared/mascot-type/Themed';
import { mascotPage } from '../../../shared/navigation/pages';
import { MascotPortrait } from '../../../shared/portrait/MascotPortrait';
import type { Contender } from '../contenders';
import { COMPARE_TEXTS } from '../texts';
import styles from './ContenderCard.module.css';
import { SignMark } from './SignMark';

interface ContenderCardProps {
  contender: Contender;
  onRemove: (slug: string, button: HTMLElement) => void;
}

/** Who is compared, by which sign, and the way out. */
export function ContenderCard({ contender, onRemove }: ContenderCardProps) {
  const { slug, sign, mascot } = contender;
  const name = mascot?.name ?? slug;
  return (
    <Themed as="li" type={mascot?.type ?? null} className={styles.card}>
      {mascot ? <MascotPortrait mascot={mascot} sizes="220px" ratio={1} /> : <Missing {...contender} />}
      <p className={styles.name}>
        <SignMark sign={sign} />
        {mascot ? (
          <Link to={mascotPage(slug)}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </p>
      {mascot && <p className={styles.brand}>{mascot.brand}</p>}
      <Button
        className={styles.remove}
        aria-label={COMPARE_TEXTS.remove(name)}
        onClick={({ currentTarget }) => onRemove(slug, currentTarget)}
      >
        Remove
      </Button>
    </Themed>
  );
}

/** Why there is no picture of it. */
function Missing({ state, retry }: Contender): ReactNode {
  if (state === 'loading') return <Skeleton kind="picture" />;
  return (
    <div className={styles.missing} role="status">
      <p className={styles.why}>{state === 'gone' ? COMPARE_TEXTS.gone : COMPARE_TEXTS.failed}</p>
      {state === 'gone' ? <p>{COMPARE_TEXTS.goneBody}</p> : <Button onClick={retry}>Try Again</Button>}
    </div>
  );
}
