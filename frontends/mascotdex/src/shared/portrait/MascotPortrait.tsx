import type { Mascot } from '@marcel/contracts';
import { InitialsPlaceholder, Picture } from '@marcel/kit';

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
