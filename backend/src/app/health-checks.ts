import type { EventStore } from '../platform/event-store/event-store.js';
import type { HealthCheck } from '../platform/observability/health/health-check.js';
import type { Followers, FollowerState } from '../platform/consumers/followers.js';
import { eventsAfter, MOST_LAG_COUNTED } from '../platform/consumers/projection-lag.js';

/** The service is ready when whatever follows the log has caught up, has not stopped, and is not far behind. */
export function healthChecks(followers: Followers, store: EventStore): HealthCheck[] {
  return [
    { name: 'projections', check: () => firstProblem(followers.projections(), store) },
    { name: 'automations', check: () => firstProblem(followers.automations(), store) },
  ];
}

async function firstProblem(asked: Promise<readonly FollowerState[]>, store: EventStore): Promise<string | undefined> {
  for (const { name, status, position } of await asked) {
    if (status !== 'live') return `${name} is ${status}`;
    if ((await eventsAfter(store, position)) >= MOST_LAG_COUNTED) return `${name} is too far behind`;
  }
  return undefined;
}
