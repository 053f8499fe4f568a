import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import * as z from 'zod';

const BACKEND = path.resolve(__dirname, '../../../../backend/dist/server/main.js');

const Ready = z.object({ kind: z.literal('ready'), address: z.url() });

export interface BackendProcess {
  /** Origin it answers on, such as `http://127.0.0.1:41234`. */
  readonly address: string;
  output(): string;
  /** Sends the signal unless the process has ended, waits for its end and returns the exit code, null after a kill. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/**
 * Starts the built backend and waits until it reports that it is ready.
 *
 * @throws when it ends before that; the message carries its output.
 */
export async function startBackend(env: NodeJS.ProcessEnv): Promise<BackendProcess> {
  const child = fork(BACKEND, { env, execArgv: ['--enable-source-maps'], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString('utf8');
  return { address: await readyAddress(child, output), output, end: (signal) => end(child, signal) };
}

function readyAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      const ready = Ready.safeParse(message);
      if (ready.success) resolve(ready.data.address);
    });
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`The backend ended with code ${String(code)}:\n${output()}`)));
  });
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
  return child.exitCode;
}
