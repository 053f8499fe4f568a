import { shareConfig, type SharedModule } from '@marcel/kit/build/shared-modules';
import kitPackage from '@marcel/kit/package.json';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import { sharedLibraries } from './shared-libraries';

const [major = '', minor = ''] = kitPackage.version.split('.');

async function resolveShared(module: SharedModule, builtAgainst: string): Promise<unknown> {
  const createLibrary = (version: string) => ({
    version,
    get: () => Promise.resolve(() => 'its own'),
    shareConfig: shareConfig(module, builtAgainst),
  });
  const shareStrategy = 'loaded-first';
  const shell = createInstance({ name: 'shell', remotes: [], shared: sharedLibraries, shareStrategy });
  const shared = { [module]: createLibrary(builtAgainst) };
  const remote = createInstance({ name: 'newsletter', remotes: [], shared, shareStrategy });
  remote.initShareScopeMap('default', shell.shareScopeMap['default'] ?? {});
  const library = await remote.loadShare(module);
  return library && library();
}

describe('the kit', () => {
  it.each([`${major}.${minor}.0`])('is shared with a remote that was built against %s', async (version) => {
    expect(await resolveShared('@marcel/kit', version)).toHaveProperty('ProgramWindow');
  });

  it.each([`${Number(major) + 1}.0.0`, `${Number(major) - 1}.9.0`, `${major}.${Number(minor) + 1}.0`])(
    'is not shared with a remote that was built against %s',
    async (version) => {
      expect(await resolveShared('@marcel/kit', version)).toBe('its own');
    },
  );
});

describe('React', () => {
  it.each(['18.0.0', '20.0.0'])('is shared even with a remote that was built against %s', async (version) => {
    expect(await resolveShared('react', version)).toHaveProperty('version', React.version);
  });
});
