import type { PropName } from '../props/props.js';
import type { Relation } from './relations.js';
import type { State } from './states.js';

export interface Thing {
  readonly drawn:
    | { readonly by: 'hand'; readonly name: PropName }
    | { readonly by: 'pictogram'; readonly name: string };
  readonly where: 'hand' | 'ground' | 'air' | 'behind';
  readonly count: number;
  readonly relation: Relation;
  readonly of?: string;
  readonly colour?: string;
  readonly size?: number;
  readonly state?: State;
}
