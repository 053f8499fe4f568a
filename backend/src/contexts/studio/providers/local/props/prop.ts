export interface Prop {
  readonly draw: (colour: string) => string;
  readonly colour: string;
  readonly where: 'ground' | 'air' | 'behind';
}

export const onGround = (colour: string, draw: Prop['draw']): Prop => ({ draw, colour, where: 'ground' });
export const inAir = (colour: string, draw: Prop['draw']): Prop => ({ draw, colour, where: 'air' });
export const farAway = (colour: string, draw: Prop['draw']): Prop => ({ draw, colour, where: 'behind' });
