export interface ImageSearch {
  /** Addresses of pictures, best first; http and https only. @throws ImageSearchFailed */
  find(query: string): Promise<readonly string[]>;
}

export class ImageSearchFailed extends Error {
  override readonly name = 'ImageSearchFailed';
}

export const IMAGE_SEARCH = Symbol('ImageSearch');
