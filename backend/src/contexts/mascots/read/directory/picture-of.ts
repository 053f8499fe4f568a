import type { MascotPicture } from '@marcel/contracts';

export const pictureOf = (imageUrl: string | null): MascotPicture => (imageUrl ? 'present' : 'missing');
