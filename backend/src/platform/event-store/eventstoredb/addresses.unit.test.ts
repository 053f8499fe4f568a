import { addressOf, ownConnection } from './connection.js';

describe('The address of one node', () => {
  it.each([
    ['esdb://a:2113,b:2113,c:2113', 'esdb://b:2114'],
    ['esdb+discover://cluster.example.org?tls=false', 'esdb://b:2114?tls=false'],
    ['esdb://user:p%40ss@a:2113,b:2113?tlsCAFile=/ca.crt', 'esdb://user:p%40ss@b:2114?tlsCAFile=/ca.crt'],
  ])('keeps everything else of %s', (url, expected) => {
    expect(addressOf(url, { address: 'b', port: 2114 })).toBe(expected);
  });
});

describe('A connection of its own', () => {
  it.each([
    ['esdb://a:2113', 'esdb://a:2113?keepAliveInterval=10002'],
    ['esdb://a:2113/', 'esdb://a:2113?keepAliveInterval=10002'],
    ['esdb://a?tls=false', 'esdb://a?tls=false&keepAliveInterval=10002'],
    ['esdb://a?keepAliveInterval=20000', 'esdb://a?keepAliveInterval=20000&keepAliveInterval=20002'],
    ['esdb://a?keepAliveInterval=-1', 'esdb://a?keepAliveInterval=-1'],
  ])('differs from others of %s by its keep-alives', (url, expected) => {
    expect(ownConnection(url, 2)).toBe(expected);
  });
});
