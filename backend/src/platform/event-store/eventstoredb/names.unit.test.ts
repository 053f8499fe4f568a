import { fromServerName, IDENTITY_STREAM, isOwnName, markerStreamOf, OWN_STREAMS, toServerName } from './events.js';

describe('Names on the server', () => {
  it.each(['mascot-7', 'likes-mascot-7', 'MascotLiked', 'a$', 'a!', ' ', '\0'])('leaves %j as it is', (name) => {
    expect(toServerName(name)).toBe(name);
  });

  it.each(['$all', '$$mascot-7', markerStreamOf('7'), toServerName(IDENTITY_STREAM)])('tells %j from ours', (name) => {
    expect(isOwnName(name)).toBe(false);
    expect(name).not.toMatch(new RegExp(OWN_STREAMS));
  });

  const odd = ['$all', '$$mascot-7', '$', '!', '!!', '!$all', markerStreamOf('7')];
  it.each(odd)("does not let %j look like the server's or the adapter's own", (name) => {
    const onServer = toServerName(name);
    expect(isOwnName(onServer)).toBe(true);
    expect(onServer).toMatch(new RegExp(OWN_STREAMS));
    expect(fromServerName(onServer)).toBe(name);
  });

  it('gives different names different names', () => {
    const names = ['$a', '!$a', '!!$a', 'a', '!a'];
    expect(new Set(names.map(toServerName)).size).toBe(names.length);
  });
});
