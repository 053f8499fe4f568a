import { checkFields } from '@marcel/contracts';
import { makeMascot } from '../../shared/testing/fixtures';
import type { MascotFormValues } from './mascot-edit';
import { findChangedFields, isEmptyEdit, rebase, toBulkEdit, toEdit, toFormValues } from './mascot-edit';

describe('mascot edit', () => {
  const MASCOT = makeMascot({ yearIntroduced: 2013, facts: ['One', 'Two'] });

  const editOf = (changes: Partial<MascotFormValues>) =>
    JSON.parse(JSON.stringify(toEdit(MASCOT, { ...toFormValues(MASCOT), ...changes }))) as unknown;

  const errorsOf = (changes: Partial<MascotFormValues>) =>
    checkFields(toEdit(MASCOT, { ...toFormValues(MASCOT), ...changes }));

  describe('the edit of a mascot', () => {
    it('is empty without changes', () => {
      expect(findChangedFields(MASCOT, toFormValues(MASCOT))).toEqual([]);
      expect(editOf({ name: `  ${MASCOT.name} ` })).toEqual({});
    });

    it('contains the changed fields only', () => {
      expect(editOf({ brand: ' Sony ', cuteness: '3' })).toEqual({ brand: 'Sony', cuteness: 3 });
    });

    it('clears optional fields with null', () => {
      expect(editOf({ visualDesc: ' ', yearIntroduced: '' })).toEqual({ visualDesc: null, yearIntroduced: null });
    });

    it('uses the default for a cleared score', () => {
      expect(editOf({ humor: '' })).toEqual({ humor: 5 });
    });

    it('reads one fact per line and skips blank lines', () => {
      expect(editOf({ facts: 'One\n\n  Three  \n' })).toEqual({ facts: ['One', 'Three'] });
    });

    it.each([
      [{ name: ' ' }, 'name', 'Mascot name is required'],
      [{ brand: '' }, 'brand', 'Brand name is required'],
      [{ contributor: '' }, 'contributor', 'Contributor name is required'],
      [{ cuteness: '11' }, 'cuteness', 'Scores are whole numbers from 1 to 10'],
      [{ humor: 'much' }, 'humor', 'Scores are whole numbers from 1 to 10'],
      [{ yearRetired: '1799' }, 'yearRetired', 'Years are whole numbers from 1800 to the current year'],
      [{ yearRetired: 'soon' }, 'yearRetired', 'Years are whole numbers from 1800 to the current year'],
      [{ sourceUrl: 'nowhere' }, 'sourceUrl', 'Please provide a valid URL'],
    ])('is rejected by the contract: %j', (changes, path, message) => {
      expect(errorsOf(changes)).toEqual([{ path, message }]);
    });
  });

  describe('rebasing an edit on another version', () => {
    const entered = { ...toFormValues(MASCOT), name: 'Mine', brand: 'Mine' };
    const latest = { ...MASCOT, brand: 'Theirs', style: 'Theirs' };

    it('keeps the entered values and takes the others from the current version', () => {
      const { values, changedByBoth } = rebase(MASCOT, latest, entered);
      expect(values).toEqual({ ...entered, style: 'Theirs' });
      expect(changedByBoth).toEqual(['brand']);
    });
  });
});

describe('bulk edit', () => {
  it('contains the entered fields only', () => {
    const edit = toBulkEdit({ status: 'inactive', industry: ' Gaming ', type: '', style: ' ' });
    expect(edit).toEqual({ status: 'inactive', industry: 'Gaming' });
    expect(isEmptyEdit(edit)).toBe(false);
    expect(isEmptyEdit(toBulkEdit({ style: ' ' }))).toBe(true);
  });
});
