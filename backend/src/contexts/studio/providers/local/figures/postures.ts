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

export const POSTURES = {
  cheering: CHEERING,
  waving: {
    leftHand: { x: -0.5, y: 0.6 },
    rightHand: { x: 0.75, y: -0.9 },
    leftFoot: { x: -0.25, y: 1 },
    rightFoot: { x: 0.25, y: 1 },
    lean: 3,
  },
  dancing: {
    leftHand: { x: -0.9, y: -0.6 },
    rightHand: { x: 0.9, y: 0.3 },
    leftFoot: { x: -0.2, y: 1 },
    rightFoot: { x: 0.9, y: 0.6 },
    lean: -14,
  },
  flying: {
    leftHand: { x: -0.6, y: 0.7 },
    rightHand: { x: 0.6, y: -1 },
    leftFoot: { x: -0.5, y: 0.8 },
    rightFoot: { x: -0.1, y: 0.9 },
    lean: 20,
  },
  strolling: {
    leftHand: { x: -0.8, y: 0.2 },
    rightHand: { x: 0.7, y: 0.5 },
    leftFoot: { x: -0.6, y: 0.8 },
    rightFoot: { x: 0.5, y: 0.9 },
    lean: 6,
  },
} as const satisfies Readonly<Record<string, Posture>>;

export type PostureName = keyof typeof POSTURES | 'sitting';
