import { layersOf, type Profile } from './layers.js';

const frame = (functionName: string, url: string) => ({ functionName, url, lineNumber: 0, columnNumber: 0 });

const profile: Profile = {
  nodes: [
    { id: 1, callFrame: frame('(root)', ''), children: [2, 3, 6] },
    { id: 2, callFrame: frame('(idle)', '') },
    { id: 3, callFrame: frame('find', 'file:///backend/src/platform/read-store/embedded/sql.ts'), children: [4] },
    { id: 4, callFrame: frame('all', 'file:///node_modules/libsql/index.js'), children: [5] },
    { id: 5, callFrame: frame('step', '') },
    { id: 6, callFrame: frame('writev', 'node:net') },
  ],
  samples: [2, 3, 4, 5, 6],
  timeDeltas: [400, 100, 100, 200, 200],
};

describe('the layers of a profile', () => {
  it('take each its own time, with what they call that is nobody’s', () => {
    expect(Object.fromEntries(layersOf(profile, ({ url }) => url))).toEqual({
      idle: 0.4,
      'the read store': 0.1,
      SQLite: 0.3,
      'HTTP, sockets and streams of Node': 0.2,
    });
  });

  it('leave to others what belongs to none', () => {
    expect(Object.fromEntries(layersOf(profile, () => 'elsewhere'))).toEqual({ idle: 0.4, others: 0.6 });
  });
});
