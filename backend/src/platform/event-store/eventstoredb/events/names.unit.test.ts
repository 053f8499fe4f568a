import { fromServerName, isServerName, toServerName } from './names.js';

describe('Names on the server', () => {
  it.each(['mascot-7', 'likes-mascot-7', 'MascotLiked', 'a$', 'a!', ' ', '\0'])('leaves %j as it is', (name) => {
    expect(toServerName(name)).toBe(name);
  });

  it.each(['$all', '$$mascot-7', '$', '!', '!!', '!$all'])("does not let %j look like the server's own", (name) => {
    const onServer = toServerName(name);
    expect(isServerName(onServer)).toBe(false);
    expect(fromServerName(onServer)).toBe(name);
  });

  it('gives different names different names', () => {
    const names = ['$a', '!$a', '!!$a', 'a', '!a'];
    expect(new Set(names.map(toServerName)).size).toBe(names.length);
  });
});
