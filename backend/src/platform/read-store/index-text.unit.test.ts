import { indexText } from './field-value.js';

it.each([
  ['letters with marks beside those without', ['Eclair', 'Éclair', 'Eden', 'Łukasz', 'Luna', 'Øre', 'Otto', 'Zest']],
  ['what comes apart into no mark', ['Aeon', 'Ærø', 'Afar', 'Strasse', 'Straße', 'Strategy']],
  ['Greek', ['Άλφα', 'Αλφάδι', 'Ωμέγα']],
  ['numbers by their amount', ['7up', 'Robot', 'Robot 2', 'Robot 10', 'Robot 10b', 'Robots']],
  ['in any case', ['ALPHA', 'beta', 'GAMMA']],
  ['shorter ones first', ['El', 'Él', 'El Greco', 'Éla b', 'Elb']],
  ['other scripts behind', ['Zulu', 'Борис', 'ドモくん']],
])('sorts %s', (_, texts) => {
  expect(texts.toReversed().sort((one, other) => (indexText(one) < indexText(other) ? -1 : 1))).toEqual(texts);
});

it.each([
  ['CAFE\u0301', 'café', true],
  ['Straße', 'STRASSE', false],
  ['Robot 2', 'Robot 02', false],
])('treats %j and %j as equal: %j', (one, other, isSame) => {
  expect(indexText(one) === indexText(other)).toBe(isSame);
});
