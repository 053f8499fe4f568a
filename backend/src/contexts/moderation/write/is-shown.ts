import type { ItemName } from '@marcel/contracts';
import type { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { items } from '../domain/item.decider.js';
import { isShownIn } from '../domain/item.state.js';

/** Whether visitors may see an item, as the log has it now and not as a view shows it. */
export async function isShown(
  decisions: Pick<DecisionRunner, 'load'>,
  { kind, id: itemId }: ItemName,
): Promise<boolean> {
  return isShownIn((await decisions.load(items.at({ kind, itemId }))).state);
}
