import { fileURLToPath } from 'node:url';
import type { Settings } from '../platform/config/settings.js';

export function frontendsDirectory({ frontendsDirectory: directory }: Pick<Settings, 'frontendsDirectory'>): string {
  return directory ?? fileURLToPath(new URL('../../../frontends', import.meta.url));
}
