import type { GeneratedImage, Hug } from '@marcel/contracts';

export const known = (addresses: readonly (string | null | undefined)[]): string[] => [
  ...new Set(addresses.filter((address): address is string => Boolean(address))),
];

export const picturesOfHug = ({ storagePaths, generatedImages }: Hug): string[] =>
  known([storagePaths[0], generatedImages[0]]);

export const picturesOfImage = ({ storagePath, imageUrl }: GeneratedImage): string[] => known([storagePath, imageUrl]);
