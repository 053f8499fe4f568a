import { accompany, chord, notesOf, root } from '../score/chords.mjs';
import { bass } from '../sound/voices/bass.mjs';
import { musicBox } from '../sound/voices/music-box.mjs';
import { pad } from '../sound/voices/pad.mjs';

const INTRO = 'F | Dm | Bb | C7';
const A = 'F | Dm | Bb | C7 | F | A7 | Gm | C7';
const B = 'Bb | Bbm | F | D7 | Gm | C7 | F | F';
const CHORDS = [INTRO, A, B, A, 'F | Bb | F'].join(' | ');

const LULLABY = `
  c5/1 f5 a5 | a5/2 g5/1 | f5 d5 f5 | g5/2 c5/1 | c5 f5 a5 | c#6/2 a5/1 | bb5 a5 g5 | g5/2 e5/1 |`;
const DREAM = `
  d6/1.5 c6/.5 bb5/1 | db6/1.5 c6/.5 bb5/1 | c6/2 a5/1 | f#5 a5 c6 | bb5/1.5 a5/.5 g5/1 | e5 g5 bb5 | a5 f5/2 | f5/3 |`;

const strings = accompany(CHORDS, (name) => `${chord(name)}/3`);

const rocking = accompany(CHORDS, (name) => {
  const [, middle = '', high = ''] = notesOf(name);
  return `-/1 ${middle}+${high}/1 ${middle}+${high}/1`;
});

/** What a dog hears when he sleeps. @type {import('../sound/perform.mjs').Tune} */
export const dreamingOfBones = {
  name: 'dreaming-of-bones',
  beatsPerMinute: 96,
  beatsPerBar: 3,
  room: { wet: 0.6, decay: 0.84 },
  parts: [
    {
      voice: musicBox,
      gain: 1,
      pan: 0.15,
      notes: `-/3 | - | - | - | ${LULLABY} ${DREAM} ${LULLABY} f5/1 a5 c6 | d6 bb5 f5 | f5/3`,
    },
    { voice: musicBox, gain: 0.4, pan: -0.4, notes: rocking },
    { voice: pad, gain: 0.5, notes: strings },
    { voice: bass, gain: 0.26, notes: accompany(CHORDS, (name) => `${root(name, 2)}/3`) },
  ],
};
