import type { MineItem } from '@marcel/contracts';
import { Badge, Button, Icon, LinkButton, Picture, relativeTime, type IconName } from '@marcel/kit';
import { MINE_TEXTS, nameOf, STATE_BADGES } from './texts';
import styles from './Thing.module.css';

const KIND_ICONS: Readonly<Record<MineItem['kind'], IconName>> = {
  comment: 'comment',
  hug: 'hug',
  drawing: 'draw',
  image: 'image-generator',
  submission: 'mascotdex',
};

/** One thing that was made, with where it stands and what can be done with it. */
export function Thing({ item, onDelete }: { item: MineItem; onDelete: () => void }) {
  const { kind, text, pictureUrl, state, path, downloadPath, createdAt } = item;
  const { label, tone } = STATE_BADGES[state];
  const name = nameOf(item);
  const placeholder = <Icon name={KIND_ICONS[kind]} size={32} />;
  return (
    <li className={styles.thing} aria-label={name}>
      <div className={styles.picture}>
        <Picture src={pictureUrl} alt="" ratio={1} sizes="72px" fallback={placeholder} />
      </div>
      <div className={styles.text}>
        <p className={styles.head}>
          <strong>
            <bdi>{name.charAt(0).toUpperCase() + name.slice(1)}</bdi>
          </strong>
          <Badge tone={tone}>{label}</Badge>
          <time dateTime={createdAt}>{relativeTime(createdAt)}</time>
        </p>
        {text !== null && (
          <p className={styles.quote} dir="auto">
            {text}
          </p>
        )}
        <div className={styles.actions}>
          {path !== null && (
            <LinkButton to={path} aria-label={`${MINE_TEXTS.open} ${name}`}>
              {MINE_TEXTS.open}
            </LinkButton>
          )}
          {downloadPath !== null && (
            <LinkButton to={downloadPath} reloadDocument download aria-label={`${MINE_TEXTS.save} ${name}`}>
              {MINE_TEXTS.save}
            </LinkButton>
          )}
          <Button kind="danger" aria-label={`${MINE_TEXTS.remove} ${name}`} aria-haspopup="dialog" onClick={onDelete}>
            {MINE_TEXTS.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}
