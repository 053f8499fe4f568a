import { DEMONSTRATION_MASCOTS } from '@marcel/contracts';
import Papa from 'papaparse';
import { sampleCsv } from '../import/components/DemoDataImport';
import { guessMapping, mappingProblem, toRows } from './mapping';

describe('the columns of a file', () => {
  it('are known by their names in the sample, by the labels of the forms, and by the names of the fields', () => {
    expect(guessMapping(['ImageURL', ' year_introduced', 'visualDesc', 'Anything', 'History Overview'])).toEqual([
      'imageUrl',
      'yearIntroduced',
      'visualDesc',
      null,
      'historyOverview',
    ]);
  });

  it('stand for a field once', () => {
    expect(guessMapping(['Name', 'name', 'Brand'])).toEqual(['name', null, 'brand']);
    expect(mappingProblem(['name', 'name', 'brand'])).toBe('Two columns stand for Name.');
  });

  it('have to hold name and brand', () => {
    expect(mappingProblem(['name', null])).toBe('Say which columns hold Name and Brand: no mascot is without.');
    expect(mappingProblem(['brand', 'name'])).toBeNull();
  });
});

describe('the rows of a file', () => {
  it('hold values of the kind that their field is of, and nothing of blank cells', () => {
    const rows = [
      ['Tux', 'Linux', '9', 'many', 'Swims; Sits\nEats', 'ACTIVE', ''],
      ['Duke', 'Java', ' ', '', '', '', '1995'],
    ];
    expect(toRows({ rows }, ['name', 'brand', 'cuteness', 'humor', 'facts', 'status', 'yearIntroduced'])).toEqual([
      {
        row: 2,
        values: {
          name: 'Tux',
          brand: 'Linux',
          cuteness: 9,
          humor: 'many',
          facts: ['Swims', ' Sits', 'Eats'],
          status: 'active',
        },
      },
      { row: 3, values: { name: 'Duke', brand: 'Java', yearIntroduced: 1995 } },
    ]);
  });

  it('of the sample are the mascots that it was made of', () => {
    const [columns = [], ...rows] = Papa.parse<string[]>(sampleCsv()).data;
    const [astro] = toRows({ rows }, guessMapping(columns));
    const { name, brand, cuteness, type, status } = DEMONSTRATION_MASCOTS[0]!;
    expect(astro?.values).toMatchObject({ name, brand, cuteness, type, status });
  });
});
