import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { runQuietly, tool } from '../../shared/processes.mjs';
import { ROOT } from '../../shared/repository.mjs';
import { sampleRepository } from '../sample-repository.mjs';

const NOTHING = 'export {};\n';

/** What each file may import. */
const ALLOWED = {
  'backend/src/mascots/domain/mascot.decider.ts': ['./mascot.events.js', '../../decider/decider.js', 'zod'],
  'backend/src/mascots/domain/mascot.decider.unit.test.ts': ['node:assert', '../../test-support/given.js'],
  'backend/src/mascots/write/like/like.handler.ts': ['../../domain/mascot.events.js', '../../../comments/index.js'],
  'backend/src/mascots/read/list/list.projection.ts': ['../../domain/mascot.events.js'],
  'backend/src/event-store/event-store.module.ts': ['./embedded/store.js'],
  'backend/src/app/engines.ts': ['../event-store/embedded/store.js'],
  'backend/src/app/app.module.ts': ['../mascots/index.js'],
  'frontends/shell/src/app/App.ts': ['../features/clock/clock', '../shared/time'],
  'frontends/shell/src/features/clock/clock.ts': ['../../shared/time', '../../../../kit/src/index'],
  'frontends/kit/src/index.ts': ['antd'],
};

/** @type {[rule: string, file: string, imported: string][]} */
const FORBIDDEN = [
  ['no-cycles', 'backend/src/http/one.ts', './two.js'],
  ['nothing-missing', 'backend/src/http/lost.ts', './nowhere.js'],
  ['declared-dependencies', 'backend/src/http/undeclared.ts', 'rxjs'],
  ['contracts-know-nobody', 'contracts/src/rules.ts', '../../backend/src/http/two.js'],
  ['contracts-do-no-io', 'contracts/src/disk.ts', 'node:fs'],
  ['product-without-test-code', 'backend/src/http/given.ts', '../test-support/given.js'],
  ['backend-without-frontends', 'backend/src/http/page.ts', '../../../frontends/kit/src/index.js'],
  ['pure-domain', 'backend/src/comments/domain/disk.ts', 'node:fs'],
  ['pure-domain', 'backend/src/comments/domain/nest.ts', '@nestjs/common'],
  ['pure-domain', 'backend/src/comments/domain/store.ts', '../../event-store/event-store.js'],
  ['pure-domain', 'backend/src/comments/domain/write.ts', '../write/add/add.handler.js'],
  ['pure-decider', 'backend/src/decider/disk.ts', 'node:fs'],
  [
    'contexts-meet-at-their-index',
    'backend/src/comments/write/add/inside.ts',
    '../../../mascots/domain/mascot.events.js',
  ],
  ['platform-knows-no-context', 'backend/src/event-store/context.ts', '../mascots/index.js'],
  ['reading-apart-from-writing', 'backend/src/comments/read/list/command.ts', '../../write/add/add.handler.js'],
  ['writing-apart-from-reading', 'backend/src/comments/write/add/view.ts', '../../read/list/list.projection.js'],
  ['adapters-behind-their-port', 'backend/src/http/engine.ts', '../event-store/embedded/store.js'],
  ['adapters-apart', 'backend/src/event-store/eventstoredb/store.ts', '../embedded/store.js'],
  ['frontends-without-backend', 'frontends/shell/src/shared/server.ts', '../../../../backend/src/http/two'],
  ['apps-apart', 'frontends/shell/src/app/neighbour.ts', '../../../admin/src/shared/token'],
  ['kit-knows-no-app', 'frontends/kit/src/app.ts', '../../shell/src/shared/time'],
  ['art-knows-nobody', 'frontends/art/src/kit.ts', '../../kit/src/index'],
  ['browser-tests-from-outside', 'frontends/e2e/src/inside.ts', '../../kit/src/index'],
  ['shared-at-the-bottom', 'frontends/shell/src/shared/up.ts', '../features/clock/clock'],
  ['features-below-the-app', 'frontends/shell/src/features/clock/up.ts', '../../app/App'],
  ['features-apart', 'frontends/shell/src/features/menu/menu.ts', '../clock/clock'],
  ['antd-through-the-kit', 'frontends/admin/src/app/raw.ts', 'antd'],
];

const LEAVES = [
  'backend/src/comments/index.ts',
  'backend/src/comments/read/list/list.projection.ts',
  'backend/src/comments/write/add/add.handler.ts',
  'backend/src/decider/decider.ts',
  'backend/src/event-store/embedded/store.ts',
  'backend/src/event-store/event-store.ts',
  'backend/src/mascots/domain/mascot.events.ts',
  'backend/src/mascots/index.ts',
  'backend/src/test-support/given.ts',
  'frontends/admin/src/shared/token.ts',
  'frontends/shell/src/shared/time.ts',
];

const imports = (/** @type {string[]} */ names) => names.map((name) => `import '${name}';\n`).join('') + NOTHING;

const files = {
  ...Object.fromEntries(LEAVES.map((file) => [file, NOTHING])),
  ...Object.fromEntries(Object.entries(ALLOWED).map(([file, names]) => [file, imports(names)])),
  ...Object.fromEntries(FORBIDDEN.map(([, file, name]) => [file, imports([name])])),
  'backend/src/http/two.ts': imports(['./one.js']),
  'package.json': JSON.stringify({ type: 'module', dependencies: { zod: '*', antd: '*', '@nestjs/common': '*' } }),
};

/** @type {Set<string>} */
let broken;
/** @type {Awaited<ReturnType<typeof sampleRepository>>} */
let sample;

before(async () => {
  sample = await sampleRepository(files);
  const config = path.join(ROOT, '.dependency-cruiser.cjs');
  const cruise = [...tool(ROOT, 'dependency-cruiser', 'depcruise'), '--config', config, '--output-type', 'json'];
  const { output } = await runQuietly([...cruise, 'contracts', 'backend', 'frontends'], { cwd: sample.folder });
  /** @type {{ summary: { violations: { from: string, rule: { name: string } }[] } }} */
  const { summary } = JSON.parse(output);
  broken = new Set(summary.violations.map(({ from, rule }) => `${rule.name} in ${from}`));
});

after(() => sample.remove());

describe('an import that a rule forbids is reported', () => {
  for (const [rule, file, name] of FORBIDDEN) {
    test(`${rule}: ${file} imports ${name}`, () => {
      assert.ok(broken.has(`${rule} in ${file}`), [...broken].join('\n'));
    });
  }
});

test('imports that follow the rules are not reported', () => {
  const reported = [...broken].filter((line) => Object.keys(ALLOWED).some((file) => line.endsWith(` in ${file}`)));
  assert.deepEqual(reported, []);
});
