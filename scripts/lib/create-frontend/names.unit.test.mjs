import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTitle, refusalOf, titleOf } from './names.mjs';

const contracts = /** @type {typeof import('@marcel/contracts')} */ ({
  FRONTEND_NAME: /^[a-z][a-z0-9-]{0,31}$/,
  PAGES: { directory: '/mascotdx' },
  ROUTES: { mascots: '/api/mascots', metrics: '/metrics' },
});
const workspaces = [
  { name: '@marcel/studio', folder: 'frontends/studio', scripts: {}, dependencies: [] },
  { name: '@marcel/contracts', folder: 'contracts', scripts: {}, dependencies: [] },
];

for (const [name, refusal] of /** @type {const} */ ([
  ['newsletter', undefined],
  ['our-letters', undefined],
  ['Letters', /no name/],
  ['../letters', /no name/],
  ['', /no name/],
  ['studio', /a package studio already/],
  ['contracts', /a package contracts already/],
  ['mascotdx', /an address of the product/],
  ['api', /an address of the product/],
  ['preview', /an address of the product/],
  ['remotes', /an address of the product/],
  ['releases', /an address of the product/],
])) {
  test(`${JSON.stringify(name)} ${refusal ? 'is refused' : 'is taken'}`, () => {
    const told = refusalOf(name, { workspaces, contracts });
    if (refusal) assert.match(told ?? '', refusal);
    else assert.equal(told, undefined);
  });
}

test('a title is made of the words of a name', () => {
  assert.equal(titleOf('our-letters'), 'Our Letters');
  for (const title of ['Our Letters', 'Grüße & Küsse!']) assert.ok(isTitle(title), title);
  for (const title of ["It's", '*/', '', ' ', '$&', 'x'.repeat(41)]) assert.ok(!isTitle(title), title);
});
