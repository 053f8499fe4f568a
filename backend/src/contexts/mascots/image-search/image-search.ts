/** Finds pictures on the web. */
export interface ImageSearch {
  /** Addresses of pictures, best first; http and https only. @throws ImageSearchFailed */
  find(query: string): Promise<readonly string[]>;
}

/** The provider gave no usable answer; the message may be shown to an admin and holds nothing of the provider's. */
export class ImageSearchFailed extends Error {
  override readonly name = 'ImageSearchFailed';
}

/** Nest injection token of the port. */
export const IMAGE_SEARCH = Symbol('ImageSearch');
