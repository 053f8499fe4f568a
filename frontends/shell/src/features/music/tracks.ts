export interface Track {
  title: string;
  address: string;
}

/** What the player plays, in its order; composed by the scripts in `music`. */
export const TRACKS: readonly Track[] = [
  { title: 'Sunset Walkies', address: new URL('./tunes/sunset-walkies.mp3', import.meta.url).href },
  { title: 'Bouncing Ball', address: new URL('./tunes/bouncing-ball.mp3', import.meta.url).href },
  { title: 'Dreaming of Bones', address: new URL('./tunes/dreaming-of-bones.mp3', import.meta.url).href },
];
