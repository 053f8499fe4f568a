import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../../../..');

const PARTS = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts',
  'contracts',
  'backend/package.json',
  'frontends',
  'node_modules',
];

/** What commands write into where it lies. */
const WRITTEN = ['package-lock.json', 'node_modules/.package-lock.json'];

/** Tests say what they are to all that they start; a bundler would believe it. */
const AS_AT_A_TERMINAL = { ...process.env, NODE_ENV: undefined };

const run = promisify(execFile);

/** The repository at another place, to be changed; its files are the same ones until somebody writes others in their place. */
export class Clone {
  private readonly started: ChildProcess[] = [];

  private constructor(readonly folder: string) {}

  static async make(): Promise<Clone> {
    await mkdir(path.join(ROOT, '.cache'), { recursive: true });
    const folder = await mkdtemp(path.join(ROOT, '.cache', 'clone-'));
    for (const part of PARTS) {
      await mkdir(path.dirname(path.join(folder, part)), { recursive: true });
      await run('cp', ['-al', path.join(ROOT, part), path.join(folder, part)]);
    }
    for (const file of WRITTEN) {
      const place = path.join(folder, file);
      await copyFile(place, `${place}.own`);
      await rename(`${place}.own`, place);
    }
    return new Clone(folder);
  }

  /** Runs one of the repository's commands to its end, and gives what it has written. */
  async run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
    const { stdout } = await run(process.execPath, [path.join(this.folder, 'scripts', script), ...args], {
      cwd: this.folder,
      env: { ...AS_AT_A_TERMINAL, ...env },
    });
    return stdout;
  }

  /** Starts one in a folder, and waits until it says something. */
  async start(script: string, args: readonly string[], { cwd, env, says }: Started): Promise<void> {
    const child = spawn(process.execPath, [path.join(this.folder, 'scripts', script), ...args], {
      cwd: path.join(this.folder, cwd),
      env: { ...AS_AT_A_TERMINAL, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.started.push(child);
    await new Promise<void>((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(says)) resolve();
      });
      child.once('close', () => reject(new Error(`${script} has ended:\n${output}`)));
    });
  }

  /** Ends what still runs in it, too. */
  async remove(): Promise<void> {
    for (const child of this.started) child.kill('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }
}

interface Started {
  cwd: string;
  env: NodeJS.ProcessEnv;
  says: string;
}
