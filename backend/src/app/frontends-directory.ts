import { fileURLToPath } from 'node:url';
import type { Settings } from '../platform/config/settings.js';

/** Where the built frontends lie; in the repository, beside the backend. */
export function frontendsDirectory({ frontendsDirectory: directory }: Pick<Settings, 'frontendsDirectory'>): string {
  return directory ?? fileURLToPath(new URL('../../../frontends', import.meta.url));
}
