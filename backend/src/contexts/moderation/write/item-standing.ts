import type { ItemName } from '@marcel/contracts';
import type { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { items } from '../domain/item.decider.js';
import { isShownIn, type JudgedState } from '../domain/item.state.js';

type Decisions = Pick<DecisionRunner, 'load'>;

export async function isShown(decisions: Decisions, item: ItemName): Promise<boolean> {
  return isShownIn(await stateOf(decisions, item));
}

export async function isErased(decisions: Decisions, item: ItemName): Promise<boolean> {
  return (await stateOf(decisions, item)).standing === 'erased';
}

async function stateOf(decisions: Decisions, { kind, id: itemId }: ItemName): Promise<JudgedState> {
  return (await decisions.load(items.at({ kind, itemId }))).state;
}
