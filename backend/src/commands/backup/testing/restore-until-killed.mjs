import { restore } from '../../../../dist/platform/backup/restore.js';
import { withStores } from '../../../../dist/commands/backup/with-stores.js';

const [directory, appends] = process.argv.slice(2);

const killedAfter = (stores) => {
  const append = stores.events.append.bind(stores.events);
  let left = Number(appends);
  stores.events.append = async (...given) => {
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    left -= 1;
    return append(...given);
  };
  return stores;
};

await withStores(process.env, (stores) => restore(killedAfter(stores), { directory, withKeys: true }), {
  isRestore: true,
});
