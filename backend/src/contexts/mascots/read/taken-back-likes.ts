import type { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import type { Span } from '../../../platform/decider/spans.js';
import { mascots } from '../domain/mascot.decider.js';

/** Which events of the stream of a mascot's likes count no more, as the log has it now. */
export async function takenBackLikesOfMascot(
  decisions: Pick<DecisionRunner, 'load'>,
  id: number,
): Promise<readonly Span[]> {
  const { state } = await decisions.load(mascots.at(id));
  return state.kind === 'absent' ? [] : state.takenBack;
}
