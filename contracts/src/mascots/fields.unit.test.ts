import { getMetadataStorage } from 'class-validator';
import { SubmissionPayload } from '../submissions/responses.js';
import { checkFields } from '../validation/validation.js';
import {
  FORM_FIELDS,
  MASCOT_FIELD_NAMES,
  MASCOT_FIELDS,
  mapFields,
  SENT_FIELDS,
  SUBMISSION_FIELDS,
  defaultValues,
  type MascotField,
  type MascotFieldName,
  type MascotValues,
} from './fields.js';
import { EditMascotRequest, MascotDetails, MascotInput } from './requests.js';
import { Mascot } from './responses.js';

type Same<One, Other> = [One, Other] extends [Other, One] ? true : never;

const answersAreTheTable: Same<Pick<Mascot, MascotFieldName>, MascotValues> = true;
const payloadIsTheTable: Same<SubmissionPayload, MascotValues<(typeof SUBMISSION_FIELDS)[number]>> = true;
const editIsTheTable: Same<Required<EditMascotRequest>, MascotValues> = true;

const checkedIn = (request: new () => object) => [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(request, '', false, false)
      .map(({ propertyName }) => propertyName),
  ),
];

const bounded = MASCOT_FIELD_NAMES.flatMap((name) => {
  const field: MascotField = MASCOT_FIELDS[name];
  return 'limit' in field ? [[name, field.limit, field.tooLong] as const] : [];
});

describe('the table of a mascot’s fields', () => {
  it('matches the checks of requests', () => {
    expect(checkedIn(MascotDetails)).toEqual(SUBMISSION_FIELDS);
    expect(checkedIn(MascotInput)).toEqual(MASCOT_FIELD_NAMES);
    expect(checkedIn(EditMascotRequest)).toEqual(MASCOT_FIELD_NAMES);
  });

  it('matches the fields of responses', () => {
    expect([answersAreTheTable, payloadIsTheTable, editIsTheTable]).toEqual([true, true, true]);
    expect(Object.keys(Mascot.shape)).toEqual(expect.arrayContaining(MASCOT_FIELD_NAMES));
    expect(Object.keys(SubmissionPayload.shape)).toEqual(SUBMISSION_FIELDS);
  });

  it.each(bounded)('bounds %s to %i characters', (name, limit, message) => {
    const errorsOf = (length: number) =>
      checkFields(Object.assign(new EditMascotRequest(), { [name]: 'x'.repeat(length) }));
    expect(errorsOf(limit)).toEqual([]);
    expect(errorsOf(limit + 1)).toEqual([{ path: name, message }]);
  });

  it('marks fields that only a person can know', () => {
    expect(checkFields(Object.assign(new MascotInput(), defaultValues(MASCOT_FIELD_NAMES)))).toEqual(
      ['name', 'brand', 'contributor'].map((path) => ({ path, message: expect.stringMatching(/ is required$/) })),
    );
  });

  it('marks who may set each field', () => {
    const admins = MASCOT_FIELD_NAMES.filter((name) => !SUBMISSION_FIELDS.some((other) => other === name));
    const unasked = SUBMISSION_FIELDS.filter((name) => !FORM_FIELDS.some((other) => other === name));
    const unsent = FORM_FIELDS.filter((name) => !SENT_FIELDS.some((other) => other === name));
    expect(admins).toEqual(['status', 'imageUrl']);
    expect(unasked).toEqual(['contributor', 'sourceUrl', 'yearIntroduced', 'yearRetired']);
    expect(unsent).toEqual(['longevityScore', 'historyOverview']);
  });

  it('maps each field to its value', () => {
    expect(mapFields(['humor', 'type'], (name, { kind }) => `${name}: ${kind}`)).toEqual({
      humor: 'humor: score',
      type: 'type: choice',
    });
  });
});
