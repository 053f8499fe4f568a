import { accompany, notesOf, root } from '../score/chords.mjs';
import { pulse } from '../sound/voices/pulse.mjs';
import { triangle } from '../sound/voices/triangle.mjs';

const INTRO = 'G | D | Em | C';
const A = 'G | D | Em | C | G | D | C,D | G';
const B = 'Em | Em | Am | Am | D | D | G | D';
const CHORDS = [INTRO, A, A, B, A].join(' | ');

const FETCH = `
  g5/.5 b5 d6 b5 g5 b5 d6/1 | f#5/.5 a5 d6 a5 f#5 a5 d6/1 | e5/.5 g5 b5 g5 e6/1 d6/.5 b5 | c6/1 b5/.5 a5 g5/1 e5 |
  g5/.5 b5 d6 g6 d6 b5 g5/1 | a5/.5 d6 f#6 d6 a5 b5 c6/1 | e6/.5 d6 c6 b5 a5 b5 c6 a5 |`;
const AGAIN = 'g5/1 d6/.5 b5 g5/1 - |';
const CHASE = `
  e6/1.5 d6/.5 b5/1 g5 | e5/.5 f#5 g5 a5 b5/2 | c6/1.5 b5/.5 a5/1 e5 | a5/.5 b5 c6 d6 e6/2 |
  d6/1 a5/.5 d6 f#6/1 d6 | e6/.5 d6 c6 b5 a5 g5 f#5 a5 | g5/.5 b5 d6 g6 b6/1 g6 | f#6/.5 d6 a5 f#5 d5/2 |`;
const FOLLOWING = `
  b4/2 d5 | a4/2 d5 | g4/2 b4 | e5/2 c5 | b4/2 d5 | a4/2 f#5 | c5/2 d5 | b4/2 g4 |`;

const BARS = 36;

const arpeggio = accompany(CHORDS, (name, share) => {
  const [low = '', middle = '', high = ''] = notesOf(name);
  const round = [low, middle, high, middle].map((note) => `${note}/.25`).join(' ');
  return Array.from({ length: 4 * share }, () => round).join(' ');
});

const jump = accompany(CHORDS, (name, share) =>
  Array.from({ length: 4 * share }, () => `${root(name, 2)}/.5 ${root(name, 3)}/.5`).join(' '),
);

/** Fetch, on an old games console. @type {import('../sound/perform.mjs').Tune} */
export const bouncingBall = {
  name: 'bouncing-ball',
  beatsPerMinute: 148,
  beatsPerBar: 4,
  room: { wet: 0.18, decay: 0.5 },
  parts: [
    {
      voice: pulse(0.25),
      gain: 0.75,
      pan: 0.1,
      notes: `-/4 | - | - | - | ${FETCH} ${AGAIN} ${FETCH} ${AGAIN} ${CHASE} ${FETCH} g5/1 d6/.5 b5 g6/2`,
    },
    {
      voice: pulse(0.5),
      gain: 0.5,
      pan: 0.4,
      notes: `${'-/4 | '.repeat(12)} ${FOLLOWING} ${'-/4 | '.repeat(8)} ${FOLLOWING}`,
    },
    { voice: pulse(0.125), gain: 0.38, pan: -0.4, notes: arpeggio },
    { voice: triangle, gain: 0.28, notes: jump },
  ],
  drums: [
    { gain: 0.6, rhythm: 'k...k...'.repeat(4) + 'k..kk...'.repeat(BARS - 4) },
    { gain: 1.3, rhythm: '........'.repeat(2) + '..s...s.'.repeat(BARS - 2) },
    { gain: 2.2, rhythm: '.h.h.h.h'.repeat(BARS) },
  ],
};
