import { disambiguateNames } from './CompareTray';

test('disambiguateNames adds the brand to equal names', () => {
  const [panda, other, tux] = [
    { name: 'Panda', brand: 'Bamboo' },
    { name: 'Panda', brand: 'WWF' },
    { name: 'Tux', brand: 'Linux' },
  ];
  expect(disambiguateNames([panda, tux, undefined])).toEqual(['Panda', 'Tux', undefined]);
  expect(disambiguateNames([panda, other, tux])).toEqual(['Panda (Bamboo)', 'Panda (WWF)', 'Tux']);
});
