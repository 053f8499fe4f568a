import { fillPath, MAIN_PAGES, type NewMascot } from '@marcel/contracts';
import { Icon, IconButton, InitialsPlaceholder, Picture } from '@marcel/kit';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './NewMascotCard.module.css';

export function NewMascotCard({ mascot, onDismiss }: { mascot: NewMascot | null; onDismiss: () => void }) {
  const id = useId();
  return (
    <>
      {mascot && (
        <section className={styles.card} aria-labelledby={id}>
          <header className={styles.title}>
            <h2 id={id}>New in Mascotdex</h2>
            <IconButton aria-label="Dismiss" onClick={onDismiss}>
              <Icon name="close" />
            </IconButton>
          </header>
          <Link to={fillPath(MAIN_PAGES.mascot, { slug: mascot.slug })} className={styles.link} onClick={onDismiss}>
            <span className={styles.picture} aria-hidden>
              <Picture
                key={mascot.id}
                src={mascot.imageUrl}
                alt=""
                ratio={1}
                sizes="72px"
                fallback={<InitialsPlaceholder name={mascot.name} />}
              />
            </span>
            <span className={styles.names}>
              <strong>
                <bdi>{mascot.name}</bdi>
              </strong>
              <bdi>{mascot.brand}</bdi>
            </span>
          </Link>
        </section>
      )}
      <p role="status" className="m-unseen">
        {mascot && `New in Mascotdex: ${mascot.name} by ${mascot.brand}.`}
      </p>
    </>
  );
}
