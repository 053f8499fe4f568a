import { HttpDouble, type Behaviour } from '../../test-support/http-double.js';
import { ForbiddenAddress, TooLarge } from './errors.js';
import { GuardedFetch } from './guarded-fetch.js';

const LIMITS = { bytes: 1000, timeoutMs: 20_000 };

describe('a guarded fetch', () => {
  let double: HttpDouble | undefined;
  afterEach(() => double?.stop());

  const serve = async (behaviour: Behaviour): Promise<URL> => {
    double = await HttpDouble.start(behaviour);
    return new URL(double.address);
  };
  const trusting = ({ host }: URL) => new GuardedFetch({ trustedHosts: [host] });

  it('returns bytes, status and content type', async () => {
    const url = await serve((_, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('abc'));
    const fetched = await trusting(url).get(url.href, LIMITS);
    expect(fetched).toEqual({ status: 200, contentType: 'image/png', allowedOrigin: null, bytes: Buffer.from('abc') });
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://localhost/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://169.254.169.254/latest/meta-data',
    'ftp://example.com/',
    'file:///etc/passwd',
    'http://user:secret@93.184.216.34/',
  ])('does not connect to %s', async (address) => {
    await expect(new GuardedFetch({ trustedHosts: [] }).get(address, LIMITS)).rejects.toThrow(ForbiddenAddress);
  });

  it('does not connect when any address of a host is private', async () => {
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    const fetcher = new GuardedFetch({ trustedHosts: [], resolve });
    await expect(fetcher.get('http://rebound.example/', LIMITS)).rejects.toThrow(ForbiddenAddress);
  });

  it('resolves a host once and connects to the checked address', async () => {
    const url = await serve((_, response) => void response.end('here'));
    const resolve = jest.fn(async () => [{ address: '127.0.0.1', family: 4 }]);
    const host = `pictures.example:${url.port}`;
    const fetcher = new GuardedFetch({ trustedHosts: [host], resolve });
    expect((await fetcher.get(`http://${host}/`, LIMITS)).bytes.toString()).toBe('here');
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  it('follows three redirects and checks each', async () => {
    const url = await serve((request, response) => {
      const step = Number(new URL(request.url ?? '', 'http://x').searchParams.get('step'));
      const target = step < 3 ? `/?step=${step + 1}` : undefined;
      if (target === undefined) response.end('found');
      else response.writeHead(302, { location: target }).end();
    });
    expect((await trusting(url).get(`${url.href}?step=0`, LIMITS)).bytes.toString()).toBe('found');
    await expect(trusting(url).get(`${url.href}?step=-1`, LIMITS)).rejects.toThrow(ForbiddenAddress);
  });

  it('does not follow a redirect to a private address', async () => {
    const url = await serve((_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end());
    await expect(trusting(url).get(url.href, LIMITS)).rejects.toThrow(ForbiddenAddress);
  });

  it('stops reading a body without end', async () => {
    const url = await serve((_, response) => {
      const more = (): void =>
        void (response.write(Buffer.alloc(4096)) ? setImmediate(more) : response.once('drain', more));
      response.once('close', () => response.destroy());
      more();
    });
    await expect(trusting(url).get(url.href, LIMITS)).rejects.toThrow(TooLarge);
  });

  it('times out', async () => {
    const url = await serve(() => undefined);
    await expect(trusting(url).get(url.href, { ...LIMITS, timeoutMs: 50 })).rejects.toThrow(/timeout/i);
  });
});
