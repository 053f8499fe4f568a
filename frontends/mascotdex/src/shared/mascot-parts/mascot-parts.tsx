import { type Mascot, type MascotScore, PAGES, SCORE, scoreColor, type SUBMIT_CHOICES } from '@marcel/contracts';
import type { ReactNode } from 'react';
import { classes, InitialsPlaceholder, Picture } from '@marcel/kit';
import { isolateBidi } from '@marcel/kit/programs';
import { Link } from 'react-router-dom';
import looks from './families.json' with { type: 'json' };
import styles from './mascot-parts.module.css';

type KindName = keyof typeof SUBMIT_CHOICES;

export const NO_KIND = 'All';

/** A pale background, a strong color with enough contrast to white text, and a shape. */
function toStyle({ plate, ink, shape }: typeof looks.other) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="#fff" opacity=".28">${shape}</svg>`;
  const picture = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  return { '--type-plate': plate, '--type-ink': ink, '--type-shape': picture };
}
const OTHER_STYLE = toStyle(looks.other);
const STYLES = new Map(looks.families.flatMap((one) => one.types.map((type) => [type, toStyle(one)] as const)));

interface ThemedProps {
  type: string | null;
  as?: 'div' | 'article' | 'li';
  className?: string | undefined;
  children: ReactNode;
}

export function Themed({ type, as: Box = 'div', className = '', children }: ThemedProps) {
  return (
    <Box
      className={`${styles.themed} ${className}`}
      style={STYLES.get(type?.toLowerCase() ?? '') ?? OTHER_STYLE}
      data-type={type}
    >
      {children}
    </Box>
  );
}

interface KindBadgeProps {
  kind: string;
  variant?: 'badge' | 'tag' | undefined;
}

export const KindBadge = ({ kind, variant = 'badge' }: KindBadgeProps) => (
  <bdi className={classes(styles.badge, styles[variant])}>{kind}</bdi>
);

interface KindItemsProps extends Pick<KindBadgeProps, 'variant'> {
  mascot: Pick<Mascot, KindName>;
  names: readonly KindName[];
  /** Links each kind to all mascots of it. */
  isLinked?: boolean;
}

export const KindItems = ({ mascot, names, variant, isLinked = false }: KindItemsProps) =>
  names.map((name) => {
    const kind = mascot[name];
    if (kind === null) return null;
    const badge = <KindBadge {...{ kind, variant }} />;
    const isLink = isLinked && !['', NO_KIND.toLowerCase()].includes(kind.trim().toLowerCase());
    return (
      <li key={name}>
        {isLink ? (
          <Link
            to={`${PAGES.directory}?${new URLSearchParams({ [name]: kind })}`}
            className={styles.link}
            title={`Show all in ${isolateBidi(kind)}`}
          >
            {badge}
          </Link>
        ) : (
          badge
        )}
      </li>
    );
  });

const KNOWN_IMAGE_HOSTS = [
  'avatars.githubusercontent.com',
  'encrypted-tbn0.gstatic.com',
  'images.unsplash.com',
  'lh3.googleusercontent.com',
  'media.licdn.com',
  'pbs.twimg.com',
  'res.cloudinary.com',
] as const;

const OWN_ORIGIN = 'https://own.invalid';
const PICTURE_ENDING = /\.(jpe?g|png|gif|webp|svg)$/i;

export function isDisplayablePicture(url: string): boolean {
  if (/^data:image\//i.test(url)) return true;
  if (url === '' || !URL.canParse(url, OWN_ORIGIN)) return false;
  const address = new URL(url, OWN_ORIGIN);
  if (!/^https?:$/.test(address.protocol)) return false;
  return PICTURE_ENDING.test(address.pathname) || KNOWN_IMAGE_HOSTS.some((host) => host === address.hostname);
}

interface MascotPortraitProps {
  mascot: Pick<Mascot, 'name' | 'imageUrl'>;
  sizes: string;
  ratio?: number;
  eager?: boolean;
}

export function MascotPortrait({ mascot: { name, imageUrl }, ...picture }: MascotPortraitProps) {
  const src = imageUrl !== null && isDisplayablePicture(imageUrl) ? imageUrl : null;
  return <Picture {...picture} src={src} alt={name} fallback={<InitialsPlaceholder name={name} />} />;
}

export const SCORE_LABELS: readonly { name: MascotScore; short: string; full: string }[] = [
  { name: 'cuteness', short: 'Cute', full: 'Cuteness' },
  { name: 'humor', short: 'Funny', full: 'Humor' },
  { name: 'rebel', short: 'Rebel', full: 'Rebel Factor' },
  { name: 'weirdness', short: 'Weird', full: 'Weirdness' },
  { name: 'longevityScore', short: 'Legacy', full: 'Longevity' },
];

interface ScoreSheetProps {
  mascot: Pick<Mascot, MascotScore>;
  names?: 'short' | 'full';
}

export const ScoreSheet = ({ mascot, names = 'short' }: ScoreSheetProps) => (
  <dl className={styles.scores} data-names={names}>
    {SCORE_LABELS.map((label) => {
      const score = mascot[label.name];
      return (
        <div key={label.name} className={styles.score}>
          <dt className={styles.name}>{label[names]}</dt>
          <dd className={styles.value}>
            <span
              className={styles.bar}
              data-band={scoreColor(score)}
              style={{ '--score': score }}
              aria-hidden="true"
            />
            <span className={styles.number}>
              {score}/{SCORE.max}
            </span>
          </dd>
        </div>
      );
    })}
  </dl>
);
