/** Something that stands or hangs around Marcel. */
export interface Prop {
  /** Stands on 0, 0, or hangs in the air around it; about 180 high. */
  readonly draw: (colour: string) => string;
  readonly colour: string;
  readonly where: 'ground' | 'air' | 'behind';
}

export const onGround = (colour: string, draw: Prop['draw']): Prop => ({ draw, colour, where: 'ground' });
export const inAir = (colour: string, draw: Prop['draw']): Prop => ({ draw, colour, where: 'air' });
/** Larger than anybody: it stands at the horizon. */
export const farAway = (colour: string, draw: Prop['draw']): Prop => ({ draw, colour, where: 'behind' });
