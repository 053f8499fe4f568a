import 'reflect-metadata';

const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  audit: () => import(/* webpackMode: "eager" */ './audit/main.js'),
  backup: () => import(/* webpackMode: "eager" */ './backup/main.js'),
  events: () => import(/* webpackMode: "eager" */ './events/main.js'),
  keys: () => import(/* webpackMode: "eager" */ './keys/main.js'),
  openapi: () => import(/* webpackMode: "eager" */ './openapi/main.js'),
  rebuild: () => import(/* webpackMode: "eager" */ './rebuild/main.js'),
  restore: () => import(/* webpackMode: "eager" */ './backup/restore-main.js'),
};

const [name = ''] = process.argv.splice(2, 1);
const run = COMMANDS[name];
if (run === undefined) {
  process.stderr.write(`Usage: commands.js ${Object.keys(COMMANDS).join(' | ')}\n`);
  process.exitCode = 1;
} else await run();
