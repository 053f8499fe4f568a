import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { runQuietly, tool } from '../../shared/processes.mjs';
import { ROOT } from '../../shared/repository.mjs';
import { FOLDER_RULES } from '../checks.mjs';
import { sampleRepository } from '../sample-repository.mjs';

const NOTHING = 'export {};\n';

/** What each file may import. */
const ALLOWED = {
  'backend/src/main.ts': ['./app/app.module.js'],
  'backend/src/app/app.module.ts': ['../contexts/mascots/index.js', '../platform/event-store/event-store.js'],
  'backend/src/commands/rebuild/main.ts': ['../../contexts/mascots/index.js', '../run-command.js'],
  'backend/src/contexts/mascots/domain/mascot.decider.ts': [
    './mascot.events.js',
    '../../../platform/decider/decider.js',
    'zod',
  ],
  'backend/src/contexts/mascots/domain/mascot.decider.unit.test.ts': [
    'node:assert',
    '../../../test-support/given.js',
    '../../../app/app.module.js',
  ],
  'backend/src/contexts/mascots/write/like/like.handler.ts': [
    '../../domain/mascot.events.js',
    '../../../comments/index.js',
    '../../../../platform/event-store/event-store.js',
  ],
  'backend/src/contexts/mascots/read/list/list.projection.ts': ['../../domain/mascot.events.js'],
  'backend/src/platform/engines/open-engines.ts': ['../event-store/embedded/store.js'],
  'frontends/shell/src/app/App.ts': ['../features/clock/clock', '../shared/time'],
  'frontends/shell/src/features/clock/clock.ts': ['../../shared/time', '../../../../kit/src/index'],
  'frontends/kit/src/index.ts': ['antd'],
};

/** @type {[rule: string, file: string, imported: string][]} */
const FORBIDDEN = [
  ['no-cycles', 'backend/src/platform/http/one.ts', './two.js'],
  ['nothing-missing', 'backend/src/platform/http/lost.ts', './nowhere.js'],
  ['declared-dependencies', 'backend/src/platform/http/undeclared.ts', 'rxjs'],
  ['contracts-know-nobody', 'contracts/src/rules.ts', '../../backend/src/platform/http/two.js'],
  ['contracts-do-no-io', 'contracts/src/disk.ts', 'node:fs'],
  ['product-without-test-code', 'backend/src/platform/http/given.ts', '../../test-support/given.js'],
  ['backend-without-frontends', 'backend/src/platform/http/page.ts', '../../../../frontends/kit/src/index.js'],
  ['platform-knows-no-context', 'backend/src/platform/event-store/context.ts', '../../contexts/mascots/index.js'],
  ['contexts-below-the-app', 'backend/src/contexts/mascots/up.ts', '../../commands/run-command.js'],
  ['nothing-knows-the-app', 'backend/src/commands/rebuild/app.ts', '../../app/app.module.js'],
  ['commands-are-entries', 'backend/src/app/command.ts', '../commands/run-command.js'],
  [
    'contexts-meet-at-their-index',
    'backend/src/contexts/comments/write/add/inside.ts',
    '../../../mascots/domain/mascot.events.js',
  ],
  ['contexts-from-outside', 'backend/src/app/inside.ts', '../contexts/mascots/domain/mascot.events.js'],
  ['pure-domain', 'backend/src/contexts/comments/domain/disk.ts', 'node:fs'],
  ['pure-domain', 'backend/src/contexts/comments/domain/nest.ts', '@nestjs/common'],
  ['pure-domain', 'backend/src/contexts/comments/domain/store.ts', '../../../platform/event-store/event-store.js'],
  ['pure-domain', 'backend/src/contexts/comments/domain/write.ts', '../write/add/add.handler.js'],
  [
    'stored-shapes-are-the-domains-own',
    'backend/src/contexts/comments/domain/comment.events.ts',
    '../../../../../contracts/src/rules.js',
  ],
  ['stored-shapes-are-the-domains-own', 'backend/src/contexts/comments/domain/reply.events.ts', './comment-shape.js'],
  ['pure-decider', 'backend/src/platform/decider/disk.ts', 'node:fs'],
  [
    'reading-apart-from-writing',
    'backend/src/contexts/comments/read/list/command.ts',
    '../../write/add/add.handler.js',
  ],
  [
    'writing-apart-from-reading',
    'backend/src/contexts/comments/write/add/view.ts',
    '../../read/list/list.projection.js',
  ],
  ['adapters-behind-their-port', 'backend/src/platform/http/engine.ts', '../event-store/embedded/store.js'],
  ['adapters-apart', 'backend/src/platform/event-store/eventstoredb/store.ts', '../embedded/store.js'],
  ['engines-behind-their-adapters', 'backend/src/platform/http/database.ts', '../mongodb/errors.js'],
  ['engines-behind-their-adapters', 'backend/src/platform/http/day.ts', '../libsql/renewable-database.js'],
  ['engines-behind-their-adapters', 'backend/src/contexts/comments/read/list/database.ts', 'mongodb'],
  ['frontends-without-backend', 'frontends/shell/src/shared/server.ts', '../../../../backend/src/platform/http/two'],
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
  'backend/src/commands/run-command.ts',
  'backend/src/contexts/comments/index.ts',
  'backend/src/contexts/comments/read/list/list.projection.ts',
  'backend/src/contexts/comments/write/add/add.handler.ts',
  'backend/src/contexts/mascots/domain/mascot.events.ts',
  'backend/src/contexts/mascots/index.ts',
  'backend/src/platform/decider/decider.ts',
  'backend/src/platform/event-store/embedded/store.ts',
  'backend/src/platform/event-store/event-store.ts',
  'backend/src/platform/libsql/renewable-database.ts',
  'backend/src/platform/mongodb/errors.ts',
  'backend/src/test-support/given.ts',
  'frontends/admin/src/shared/token.ts',
  'frontends/shell/src/shared/time.ts',
];

const imports = (/** @type {string[]} */ names) => names.map((name) => `import '${name}';\n`).join('') + NOTHING;

const files = {
  ...Object.fromEntries(LEAVES.map((file) => [file, NOTHING])),
  ...Object.fromEntries(Object.entries(ALLOWED).map(([file, names]) => [file, imports(names)])),
  ...Object.fromEntries(FORBIDDEN.map(([, file, name]) => [file, imports([name])])),
  'backend/src/contexts/comments/domain/comment-shape.ts': imports(['../../../../../contracts/src/rules.js']),
  'backend/src/platform/http/two.ts': imports(['./one.js']),
  'backend/src/platform/config/settings.ts': imports(['../engines/circle.js']),
  'backend/src/platform/config/format.ts': NOTHING,
  'backend/src/platform/engines/circle.ts': imports(['../config/format.js']),
  'package.json': JSON.stringify({
    type: 'module',
    dependencies: { zod: '*', antd: '*', mongodb: '*', '@nestjs/common': '*' },
  }),
};

/** @type {Set<string>} */
let broken;
/** @type {Awaited<ReturnType<typeof sampleRepository>>} */
let sample;

before(async () => {
  sample = await sampleRepository(files);
  broken = new Set(await violations(path.join(ROOT, '.dependency-cruiser.cjs')));
});

after(() => sample.remove());

/** @param {string} config */
async function violations(config) {
  const cruise = [...tool(ROOT, 'dependency-cruiser', 'depcruise'), '--config', config, '--output-type', 'json'];
  const { output } = await runQuietly([...cruise, 'contracts', 'backend', 'frontends'], { cwd: sample.folder });
  /** @type {{ summary: { violations: { from: string, rule: { name: string } }[] } }} */
  const { summary } = JSON.parse(output);
  return summary.violations.map(({ from, rule }) => `${rule.name} in ${from}`);
}

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

test('folders that need each other are reported, though their files do not', async () => {
  const circles = await violations(FOLDER_RULES);
  assert.ok(circles.includes('no-folder-circles in backend/src/platform/config'), circles.join('\n'));
  assert.ok(!circles.some((line) => line.endsWith('/read-store')), circles.join('\n'));
  assert.ok(!broken.has('no-cycles in backend/src/platform/config/settings.ts'));
});
