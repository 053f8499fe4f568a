declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly hugs: true;
    readonly images: true;
    readonly gallery: true;
  }
  interface Automations {
    readonly 'destroy-keys-of-artwork': true;
  }
}

export const HUGS_VIEW = 'hugs';
export const IMAGES_VIEW = 'images';

export const GALLERY_VIEW = 'gallery';

export const VIEW_OF = { hug: HUGS_VIEW, image: IMAGES_VIEW } as const;
