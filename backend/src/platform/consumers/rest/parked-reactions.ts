import type { ParkedReaction } from '@marcel/contracts';
import type { DecisionRunner } from '../../command-handling/decision-runner.js';
import { parkingOf } from '../automations/automation-consumer.js';
import type { HostedProviders } from '../hosted-providers.js';

export async function parkedReactions(
  decisions: DecisionRunner,
  providers: HostedProviders,
): Promise<ParkedReaction[]> {
  const ofOne = async (automation: string) =>
    [...(await parkingOf(decisions, automation)).waiting.values()].map((parked) => ({ automation, ...parked }));
  return (await Promise.all(providers.automations().map(ofOne))).flat();
}
