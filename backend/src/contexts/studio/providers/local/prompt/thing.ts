import type { PropName } from '../props/props.js';
import type { Relation } from './relations.js';
import type { State } from './states.js';

/** Something that a prompt names, drawn by our own hand or as a pictogram. */
export interface Thing {
  readonly drawn:
    | { readonly by: 'hand'; readonly name: PropName }
    | { readonly by: 'pictogram'; readonly name: string };
  readonly where: 'hand' | 'ground' | 'air' | 'behind';
  readonly count: number;
  /** How it belongs to Marcel, or to another. */
  readonly relation: Relation;
  /** The name of the creature that it belongs to; left out, Marcel. */
  readonly of?: string;
  /** Left out: the colour it has by itself. */
  readonly colour?: string;
  /** How much larger than usual; left out, it is not. */
  readonly size?: number;
  /** What is said of how it is. */
  readonly state?: State;
}
