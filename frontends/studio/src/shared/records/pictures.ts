import type { GeneratedImage, Hug } from '@marcel/contracts';

/** The addresses that there are, each once. */
export const known = (addresses: readonly (string | null | undefined)[]): string[] => [
  ...new Set(addresses.filter((address): address is string => Boolean(address))),
];

/** Addresses of a hug's or drawing's newest picture, best first: our own copy, then the provider's. */
export const picturesOfHug = ({ storagePaths, generatedImages }: Hug): string[] =>
  known([storagePaths[0], generatedImages[0]]);

/** Addresses of a generated image, best first. */
export const picturesOfImage = ({ storagePath, imageUrl }: GeneratedImage): string[] => known([storagePath, imageUrl]);
