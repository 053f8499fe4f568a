import { decideEach } from './decide-each.js';

it('a bulk decision waits for its last event, also when a later item changes nothing', async () => {
  const positions = new Map([
    ['changed', '0000000000000007'],
    ['unchanged', '0000000000000003'],
  ]);
  const decide = async (id: string) => ({ position: positions.get(id) });
  const { decided, position } = await decideEach(['changed', 'unchanged', 'empty'], decide);
  expect({ decided, position }).toEqual({ decided: ['changed', 'unchanged', 'empty'], position: '0000000000000007' });
});
