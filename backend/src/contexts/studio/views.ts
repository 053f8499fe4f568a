declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly artworks: true;
  }
  interface Automations {
    readonly 'destroy-keys-of-artwork': true;
  }
}

export const ARTWORKS_VIEW = 'artworks';
