import { accompany, chord, root } from '../score/chords.mjs';
import { bass } from '../sound/voices/bass.mjs';
import { electricPiano } from '../sound/voices/electric-piano.mjs';
import { whistle } from '../sound/voices/whistle.mjs';

const INTRO = 'Cmaj7 | Dm7,G7';
const A = 'Fmaj7 | Em7,A7 | Dm7 | G7 | Cmaj7 | Am7 | Dm7,G7 | Cmaj7';
const B = 'Fmaj7 | Fm6 | Em7 | A7 | Dm7 | G7 | Em7,A7 | Dm7,G7';
const CHORDS = [INTRO, A, B, A].join(' | ');

const STROLL = `
  a5/1 g5/.5 e5 c5/1 e5 | g5/1.5 e5/.5 c#5/1 a4 | f5/1 e5/.5 d5 a4/1 d5 | f5/1.5 d5/.5 b4/2 |
  e5/1 d5/.5 e5 g5/1 b5 | a5/1.5 e5/.5 c5/2 | d5/.5 f5 a5/1 g5/.5 f5 d5/1 |`;
const LOOKOUT = `
  a5/.5 a5 g5 a5 c6/1 a5 | g#5/.5 g#5 g5 g#5 c6/1 g#5 | g5/1 b5 g5 e5 | e5/.5 g5 c#6/1 a5/2 |
  f5/.5 f5 e5 f5 a5/1 f5 | d5/1 b4 d5 f5 | e5/1 g5 e5/.5 c#5 a4/1 | d5/1 f5 b4 d5 |`;

const comp = accompany(CHORDS, (name, share) =>
  share === 1 ? `-/.5 ${chord(name)}/1 ${chord(name)}/1.5 ${chord(name)}/1` : `-/.5 ${chord(name)}/1.5`,
);

const walk = accompany(CHORDS, (name, share) =>
  share === 1
    ? `${root(name, 2)}/1.5 ${root(name, 2)}/.5 ${root(name, 3)}/1 ${root(name, 2)}/1`
    : `${root(name, 2)}/1.5 ${root(name, 2)}/.5`,
);

/** An easy stroll home before it gets dark. @type {import('../sound/perform.mjs').Tune} */
export const sunsetWalkies = {
  name: 'sunset-walkies',
  beatsPerMinute: 106,
  beatsPerBar: 4,
  swing: 0.58,
  room: { wet: 0.35, decay: 0.72 },
  parts: [
    { voice: whistle, gain: 0.55, pan: 0.1, notes: `-/4 | - | ${STROLL} e5/3 -/1 | ${LOOKOUT} ${STROLL} e5/2 g5/1 c6` },
    { voice: electricPiano, gain: 0.52, pan: -0.3, notes: comp },
    { voice: bass, gain: 0.34, notes: walk },
  ],
  drums: [
    { gain: 0.5, rhythm: 'k..k..k.'.repeat(26) },
    { gain: 2.2, rhythm: '..b...b.'.repeat(26) },
    { gain: 1.5, rhythm: 'hhhhhhhh'.repeat(26) },
    { gain: 1, rhythm: '........'.repeat(10) + '...r..r.'.repeat(16) },
  ],
};
