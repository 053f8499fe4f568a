import { operationsOf } from './operations';
import { EVERYTHING, exportsOf, usageOf } from './usage';

const routesOf = (text: string) => usageOf([text]).routes.map(({ route, methods }) => [route, ...methods]);

describe('what is used of the kit', () => {
  it('is what is imported or passed on by name, types apart', () => {
    const texts = [
      `import { Button, type ButtonProps, Icon as Sign } from '@marcel/kit';`,
      `import type { PageMeta } from '@marcel/kit';`,
      `export { Badge } from '@marcel/kit';`,
      `import { api } from '@marcel/kit/api';`,
      `import { Button } from '@marcel/kit';`,
    ];
    expect(usageOf(texts).kitExports).toEqual(['Badge', 'Button', 'Icon']);
  });

  it.each([`import * as kit from '@marcel/kit';`, `export * from '@marcel/kit';`])('is everything: %s', (text) => {
    expect(usageOf([text]).kitExports).toEqual([EVERYTHING]);
  });
});

test('what the kit gives is what it names, types apart', () => {
  const source = `export { b, type B } from './b';\nexport { a as c } from './a';\nexport type { D } from './d';`;
  expect(exportsOf(source)).toEqual(['b', 'c']);
  expect(() => exportsOf(`export * from './a';`)).toThrow('one by one');
});

describe('what is used of the server', () => {
  it.each([
    [`api.send('POST', fillPath(ROUTES.mascotLike, { id }), { schema })`, 'post'],
    [`admin.sendForm('PUT', fillPath(ROUTES.mascotLike, { id }), Mascot, form)`, 'put'],
    ['api.getPage(`${ROUTES.mascotLike}?${query}`, List, { signal })', 'get'],
    [`fetch(fillPath(ROUTES.mascotLike, { id }), { credentials: 'include' })`, 'get'],
    [`useStream({ path: ROUTES.mascotLike, onMessage })`, 'get'],
  ])('is told by the call: %s', (text, method) => {
    expect(routesOf(text)).toEqual([['mascotLike', method]]);
  });

  it('is taken for everything that can be done there where no call tells', () => {
    expect(routesOf(`const paths = { hugs: ROUTES.hugs };`)).toEqual([
      ['hugs', 'get', 'post', 'put', 'patch', 'delete'],
    ]);
  });
});

describe('operations', () => {
  const routes = { mascot: '/api/mascots/:id', picture: '/pictures/:file' };
  const paths = { '/api/mascots/{id}': { get: { operationId: 'mascot.find' }, put: { operationId: 'mascot.edit' } } };

  it('are those of the API under a route and its methods', () => {
    const used = [
      { route: 'mascot', methods: ['get', 'delete'] as const },
      { route: 'picture', methods: ['get'] as const },
    ];
    expect(operationsOf(used, routes, paths)).toEqual(['mascot.find']);
  });

  it('are not asked of routes that nobody knows', () => {
    expect(() => operationsOf([{ route: 'x', methods: [] }], routes, paths)).toThrow('no route x');
  });
});
