import { arm } from '@marcel/art/marcel/arm';
import { body, collar, foot, tail } from '@marcel/art/marcel/body';
import type { Face } from '@marcel/art/marcel/head';
import { BLUE } from '@marcel/art/palette';
import { outlined, place, tube } from '@marcel/art/svg';
import { aroundNeck, behindBody, dressedHead, type Outfit } from './dressed-marcel.js';
import type { Posture, Reach } from './postures.js';

const ARM = { shortest: 44, longest: 92 };
const LEG = { shortest: 26, longest: 62 };

interface Point {
  readonly x: number;
  readonly y: number;
}

const rounded = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function end(from: Point, { x, y }: Reach, { shortest, longest }: typeof ARM): Point & { readonly turn: number } {
  const far = Math.hypot(x, y) || 1;
  const length = shortest + Math.min(1, far) * (longest - shortest);
  const turn = (Math.atan2(-x, y) * 180) / Math.PI;
  return { x: from.x + (x / far) * length, y: from.y + (y / far) * length, turn };
}

function limbs(shoulder: Point, hand: Reach, side: 1 | -1): string {
  const wrist = end(shoulder, hand, ARM);
  // Elbows point outwards and down.
  const elbow = { x: (shoulder.x + wrist.x) / 2 + side * 10, y: (shoulder.y + wrist.y) / 2 + 14 };
  return arm({
    along: `M${rounded(shoulder)}Q${rounded(elbow)} ${rounded(wrist)}`,
    paw: { x: wrist.x, y: wrist.y, turn: wrist.turn },
  });
}

function leg(hip: Point, direction: Reach): string {
  const ankle = end(hip, { x: direction.x * 0.9, y: Math.max(0.35, direction.y) }, LEG);
  return (
    outlined(tube(BLUE, `M${rounded(hip)}L${rounded(ankle)}`, 34)) +
    place(foot(), { x: ankle.x, y: ankle.y + 8, turn: Math.max(-40, Math.min(40, ankle.turn * 0.5)), scale: 0.84 })
  );
}

/** Marcel on his feet in any posture, around 120, from about 0 to 272 on the grid of his poses. */
export function posedMarcel(posture: Posture, face: Face, outfit: Outfit = {}): string {
  const { leftHand, rightHand, leftFoot, rightFoot, lean } = posture;
  const left = limbs({ x: 90, y: 146 }, leftHand, -1);
  const right = limbs({ x: 150, y: 146 }, rightHand, 1);
  // Raised arms pass behind the head.
  const raised = ({ y }: Reach): boolean => y < -0.35;
  return (
    place(tail(), { x: 154, y: 204 }) +
    place(behindBody(outfit), { x: 120, y: 128 }) +
    leg({ x: 98, y: 206 }, leftFoot) +
    leg({ x: 142, y: 206 }, rightFoot) +
    place(body(), { x: 120, y: 126 }) +
    place(collar(), { x: 120, y: 132 }) +
    place(aroundNeck(outfit), { x: 120, y: 130 }) +
    (raised(leftHand) ? left : '') +
    (raised(rightHand) ? right : '') +
    place(dressedHead(face, outfit), { x: 120, y: 84, turn: lean * 0.4 }) +
    (raised(leftHand) ? '' : left) +
    (raised(rightHand) ? '' : right)
  );
}
