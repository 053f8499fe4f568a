import { developmentServer } from './development-server';

const developed = { name: 'mascotdex', port: 3002, remote: true, programs: [] };

describe('the development server', () => {
  const { PORT, DEV_SHELL } = process.env;
  afterEach(() => {
    for (const [name, value] of Object.entries({ PORT, DEV_SHELL })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  });

  const proxyOf = ({ server }: ReturnType<typeof developmentServer>) => {
    const proxies = Array.isArray(server?.proxy) ? server.proxy : [];
    expect(proxies).toHaveLength(1);
    const [{ target, pathFilter } = { target: undefined, pathFilter: undefined }] = proxies;
    const asks = (path: string) => typeof pathFilter === 'function' && pathFilter(path, {} as never);
    return { target, asks };
  };

  it.each([
    ['4123', 'http://127.0.0.1:4123', 4125],
    ['', 'http://127.0.0.1:3000', 3002],
  ])('proxies the backend of PORT=%s, on a port next to it', (portSetting, address, port) => {
    process.env.PORT = portSetting;
    delete process.env.DEV_SHELL;
    const settings = developmentServer(developed);
    const { target, asks } = proxyOf(settings);
    expect([settings.server?.port, target]).toEqual([port, address]);
    expect(['/api/mascots', '/pictures/a.webp', '/static/a.js'].map(asks)).toEqual([true, true, false]);
    expect(settings.server?.printUrls).toBe(false);
  });

  it('mounts the developed remote in the product, and proxies everything else to the product', () => {
    process.env.DEV_SHELL = 'https://marcel.example.org';
    const settings = developmentServer(developed);
    const { target, asks } = proxyOf(settings);
    expect([settings.server?.base, target]).toEqual(['/remotes/mascotdex/', 'https://marcel.example.org']);
    expect(['/static/a.js', '/remotes/studio/a.js', '/remotes/mascotdex/a.js'].map(asks)).toEqual([true, true, false]);
  });

  it('shows the developed shell with the remotes of the product', () => {
    process.env.DEV_SHELL = 'https://marcel.example.org';
    const { asks } = proxyOf(developmentServer({ ...developed, name: 'shell', remote: false }));
    expect(['/remotes.json', '/releases/studio/1/a.js', '/mascotdx'].map(asks)).toEqual([true, true, false]);
  });
});
