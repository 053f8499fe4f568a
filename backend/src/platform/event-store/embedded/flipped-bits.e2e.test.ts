import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { anEvent } from '../contract/test-support/harness.js';
import { openEmbeddedEventStore } from './open.js';
import { eventsFile } from './testing/files.js';
import { TemporaryDirectories } from './testing/temporary-directories.js';

const PROGRAM = join(__dirname, 'testing/flip-bits.mjs');
const BUILT = join(__dirname, '../../../../dist/platform/event-store/embedded/open.js');
const FLIPS = 250;

const Flip = z.object({
  at: z.int(),
  bit: z.int(),
  used: z.object({
    failures: z.array(z.object({ name: z.string(), position: z.string().optional(), message: z.string() })),
    areOriginal: z.boolean(),
    isWhole: z.boolean(),
  }),
});

jest.setTimeout(120_000);

describe('A log with one flipped bit', () => {
  const directories = new TemporaryDirectories();
  afterAll(() => directories.removeAll());
  let directory: string;

  beforeAll(async () => {
    if (!existsSync(BUILT)) throw new Error('Compile the backend first: npm run compile -w backend');
    directory = directories.make();
    const store = openEmbeddedEventStore(directory);
    for (let index = 0; index < 240; index += 1) {
      const data = { name: 'Bärli 🐻'.repeat(index % 20 === 0 ? 900 : 4), index };
      await store.append(`mascot-${index % 12}`, 'any', [anEvent({ data })]);
    }
    await store.close();
  });

  it.each(process.env.TEST_FULL ? [1, 2] : [1])(
    'neither crashes the process nor returns a wrong event: it is complete, or the damaged position is reported (seed %i)',
    async (seed) => {
      const args = [PROGRAM, eventsFile(directory), String(seed), String(FLIPS)];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
      const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
      expect({ code, last: code === 0 ? '' : errors.split('\n').slice(-20).join('\n') }).toEqual({ code: 0, last: '' });
      const flips = output
        .trim()
        .split('\n')
        .map((line) => Flip.parse(JSON.parse(line)));
      expect(flips).toHaveLength(FLIPS);
      const isRight = ({ used }: z.infer<typeof Flip>) =>
        used.areOriginal &&
        used.failures.every(({ name, position }) => name === 'LogDamaged' && position !== undefined) &&
        (used.isWhole || used.failures.length > 0);
      expect(flips.filter((flip) => !isRight(flip))).toEqual([]);
      expect(flips.filter(({ used }) => used.failures.length > 0).length).toBeGreaterThan(FLIPS / 4);
    },
  );
});
