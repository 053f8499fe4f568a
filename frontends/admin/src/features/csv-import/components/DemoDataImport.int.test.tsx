import { fakeServer } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEMONSTRATION_MASCOTS } from '@marcel/contracts';
import Papa from 'papaparse';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { importCounts } from '../api';
import { DemoDataImport, sampleCsv } from './DemoDataImport';

const IMPORT = 'POST /api/admin/import-csv';
const start = () => userEvent.click(screen.getByRole('button', { name: 'Import Demonstration Mascots' }));

describe('the import of the demonstration mascots', () => {
  it.each([
    [
      'the message of the server',
      { error: 'The store is full', message: 'The store is full', code: 'unavailable' },
      'The store is full',
    ],
    ['a default message', undefined, 'Failed to import demonstration data'],
  ])('fails with %s', async (_, body, text) => {
    fakeServer({ [IMPORT]: { status: 503, body } });
    renderAdmin(<DemoDataImport />);
    await start();
    expect(await screen.findByText('Import failed')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import Demonstration Mascots' })).toBeEnabled();
  });
});

describe('import counts', () => {
  it.each([
    [5, [], '5 mascots imported.'],
    [1, ['Tux exists'], '1 mascot imported, 1 error.'],
    [0, ['Tux exists', 'Astro exists'], '0 mascots imported, 2 errors.'],
  ])('reports %i imported and %j', (imported, errors, text) => expect(importCounts({ imported, errors })).toBe(text));
});

describe('sample csv', () => {
  const [ASTRO] = DEMONSTRATION_MASCOTS;

  describe('the sample CSV', () => {
    const { data, errors } = Papa.parse<string[]>(sampleCsv());

    it('has thirteen columns and five rows', () => {
      expect(errors).toEqual([]);
      expect(data[0]?.join()).toBe(
        'Name,Brand,Industry,Visual Description,Interesting Facts,Current Status,Type,Style,Cuteness,Humor,Rebel,Weirdness,ImageURL',
      );
      expect(data.slice(1).map(([name]) => name)).toEqual(['Astro', 'Freddie', 'Domo-kun', 'Octocat', 'Tux']);
      expect(data.every((row) => row.length === 13)).toBe(true);
    });

    it('ends its lines as RFC 4180 requires', () => {
      expect(sampleCsv().match(/\r\n/g)).toHaveLength(5);
    });

    it('contains the mascots of the import', () => {
      expect(data[1]?.slice(0, 3)).toEqual(['Astro', 'PlayStation', 'Entertainment']);
      expect(data[1]?.slice(8)).toEqual(['9', '7', '4', '5', ASTRO?.imageUrl]);
    });

    it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '=HYPERLINK("x"),"y"'])(
      'escapes %j, which a spreadsheet would run as a formula',
      (name) => {
        const rows = Papa.parse<string[]>(sampleCsv([{ ...ASTRO!, name }])).data;
        expect(rows[1]?.[0]).toBe(`'${name}`);
      },
    );
  });
});
