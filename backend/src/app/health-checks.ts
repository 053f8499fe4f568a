import type { Automations } from '../automation-runner/automations.js';
import type { EventStore, Position } from '../event-store/event-store.js';
import type { HealthCheck } from '../observability/health/health-check.js';
import type { Projectors } from '../read-store/projector/projectors.js';
import { eventsAfter, MOST_LAG_COUNTED } from './projection-lag.js';

interface FollowerState {
  readonly name: string;
  readonly status: string;
  readonly position: Position | undefined;
}

/** The service is ready when whatever follows the log has caught up, has not stopped, and is not far behind. */
export function healthChecks(projectors: Projectors, automations: Automations, store: EventStore): HealthCheck[] {
  return [
    { name: 'projections', check: () => firstProblem(projectors.states, store) },
    { name: 'automations', check: () => firstProblem(automations.states, store) },
  ];
}

async function firstProblem(states: readonly FollowerState[], store: EventStore): Promise<string | undefined> {
  for (const { name, status, position } of states) {
    if (status !== 'live') return `${name} is ${status}`;
    if ((await eventsAfter(store, position)) >= MOST_LAG_COUNTED) return `${name} is too far behind`;
  }
  return undefined;
}
