/** Image hosts whose addresses carry no file ending. */
const KNOWN_IMAGE_HOSTS = [
  'avatars.githubusercontent.com',
  'encrypted-tbn0.gstatic.com',
  'images.unsplash.com',
  'lh3.googleusercontent.com',
  'media.licdn.com',
  'pbs.twimg.com',
  'res.cloudinary.com',
] as const;

/** Stands for the page's own origin, so that paths can be judged too. */
const OWN_ORIGIN = 'https://own.invalid';

const PICTURE_ENDING = /\.(jpe?g|png|gif|webp|svg)$/i;

/** Whether showing the address as a picture is worth an attempt: a data URL, a picture's ending, or a known image host. */
export function isDisplayablePicture(url: string): boolean {
  if (/^data:image\//i.test(url)) return true;
  if (url === '' || !URL.canParse(url, OWN_ORIGIN)) return false;
  const address = new URL(url, OWN_ORIGIN);
  if (!/^https?:$/.test(address.protocol)) return false;
  return PICTURE_ENDING.test(address.pathname) || KNOWN_IMAGE_HOSTS.some((host) => host === address.hostname);
}
