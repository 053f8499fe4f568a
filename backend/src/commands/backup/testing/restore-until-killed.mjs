import { restore } from '../../../../dist/platform/backup/restore.js';
import { openToRestore } from '../../../../dist/platform/engines/open-engines.js';
import { RestoreMarker } from '../../../../dist/platform/engines/restore-marker.js';
import { withStores } from '../../../../dist/commands/with-engines.js';

const [directory, appends] = process.argv.slice(2);

const killedAfter = (events) => {
  const append = events.append.bind(events);
  let left = Number(appends);
  events.append = async (...given) => {
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    left -= 1;
    return append(...given);
  };
  return events;
};

await withStores(
  openToRestore,
  (engines, { dataDirectory }) => {
    const marker = new RestoreMarker(dataDirectory);
    const target = { ...engines, events: killedAfter(engines.events), pictures: engines.blobs, marker };
    return restore(target, { directory, withKeys: true });
  },
  { mustExist: false },
);
