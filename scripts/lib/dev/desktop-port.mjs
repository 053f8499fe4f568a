import path from 'node:path';
import { readJsonIfThere } from '../shared/repository.mjs';

const HOME = 3000;

/**
 * Where the shell's development server listens: ports of packages stand for a product on 3000, and move with PORT.
 *
 * @param {string} root
 */
export async function desktopPort(root) {
  const shell = await readJsonIfThere(path.join(root, 'frontends/shell/package.json'));
  const { config } = /** @type {{ config: { port: number } }} */ (shell);
  return config.port + (Number(process.env.PORT) || HOME) - HOME;
}
