/** Finds pictures on the web. */
export interface ImageSearch {
  /** Whether there is anybody to ask. */
  readonly isSet: boolean;
  /**
   * Addresses of pictures, best first; http and https only.
   * @param signal ends it early
   * @throws ImageSearchFailed
   */
  find(query: string, signal?: AbortSignal): Promise<readonly string[]>;
}

/** What a mascot's pictures are looked for by. */
export const imageQuery = ({ name, brand }: { readonly name: string; readonly brand: string }): string =>
  `${name} ${brand} mascot`;

/** The provider gave no usable answer; the message may be shown to an admin and holds nothing of the provider's. */
export class ImageSearchFailed extends Error {
  override readonly name = 'ImageSearchFailed';
}

/** Nest injection token of the port. */
export const IMAGE_SEARCH = Symbol('ImageSearch');
