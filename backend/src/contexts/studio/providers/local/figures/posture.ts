/** A direction and how far it goes, from 0 to 1. */
export interface Reach {
  readonly x: number;
  readonly y: number;
}

export interface Posture {
  readonly leftHand: Reach;
  readonly rightHand: Reach;
  readonly leftFoot: Reach;
  readonly rightFoot: Reach;
  readonly lean: number;
}

export const CHEERING: Posture = {
  leftHand: { x: -0.8, y: -0.8 },
  rightHand: { x: 0.8, y: -0.8 },
  leftFoot: { x: -0.4, y: 0.9 },
  rightFoot: { x: 0.4, y: 0.9 },
  lean: 0,
};
