import type { Settings } from '../../platform/config/settings.js';

const MEGABYTE = 1024 * 1024;

export function workerEnvironments(
  settings: Pick<Settings, 'workers' | 'connections' | 'heldBytes' | 'eventStreams' | 'decoding'>,
): NodeJS.ProcessEnv[] {
  const { workers, connections, heldBytes, eventStreams, decoding } = settings;
  const share = (all: number): string => String(Math.ceil(all / workers));
  const shares = {
    CONNECTIONS: share(connections.most),
    HELD_MB: share(heldBytes.most / MEGABYTE),
    EVENT_STREAMS: share(eventStreams.most),
    PICTURES_AT_ONCE: share(decoding.atOnce),
    PICTURES_WAITING: share(decoding.waiting),
  };
  const [first, ...others] = Array.from({ length: workers }, () => shares);
  return [{ ...first }, ...others.map((other) => ({ ...other, ROLES: 'api', SEED_DEMO: 'false' }))];
}
