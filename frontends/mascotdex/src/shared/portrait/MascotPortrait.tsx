import type { Mascot } from '@marcel/contracts';
import { InitialsPlaceholder, Picture } from '@marcel/kit';
import { isDisplayablePicture } from './displayable';

interface MascotPortraitProps {
  mascot: Pick<Mascot, 'name' | 'imageUrl'>;
  /** How wide the picture is shown, as in an image's `sizes`. */
  sizes: string;
  /** Width divided by height of the frame. */
  ratio?: number;
  eager?: boolean;
}

/** A mascot's picture, or its initials when there is none that can be shown. */
export function MascotPortrait({ mascot: { name, imageUrl }, ...picture }: MascotPortraitProps) {
  const src = imageUrl !== null && isDisplayablePicture(imageUrl) ? imageUrl : null;
  return <Picture {...picture} src={src} alt={name} fallback={<InitialsPlaceholder name={name} />} />;
}
