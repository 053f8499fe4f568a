import { developmentServer } from './development';

describe('the development server', () => {
  const given = process.env.PORT;
  afterEach(() => {
    if (given === undefined) delete process.env.PORT;
    else process.env.PORT = given;
  });

  it.each([
    ['4123', 'http://127.0.0.1:4123'],
    ['', 'http://127.0.0.1:3000'],
  ])('stands before the backend of PORT=%s', (port, backend) => {
    process.env.PORT = port;
    const { server } = developmentServer({ port: 3002, remote: true, remotes: undefined });
    expect(server).toMatchObject({ port: 3002, proxy: { '/api': backend, '/pictures': backend } });
  });
});
