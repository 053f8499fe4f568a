import type { ValidationOptions } from 'class-validator';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsString, Max, Min, ValidateBy } from 'class-validator';
import {
  IsFilled,
  IsIdList,
  IsNotBelow,
  IsWebAddress,
  IsYearFrom,
  MaxLength,
  Nullable,
  Omittable,
  compose,
  requestClass,
} from '../validation/validation.js';
import { isPictureAddress } from '../pictures/rules.js';
import type { FieldOfKind, MascotField, MascotFieldName, MascotValues } from './fields.js';
import { BULK_FIELDS, MASCOT_FIELD_NAMES, mapFields, SUBMISSION_FIELDS } from './fields.js';
import { MASCOT_BULK_LIMIT, MASCOT_LIMITS, MASCOT_MESSAGES, MASCOT_STATUSES, SCORE, YEAR_MIN } from './rules.js';

const text = (limit: number, message: string, lines: { multiline?: true } = {}) =>
  compose(Nullable(), IsString({ message: MASCOT_MESSAGES.text }), MaxLength(limit, { message, ...lines }));

export const IsPictureAddress = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'isPictureAddress', validator: { validate: isPictureAddress } }, options);

function checkOf(field: MascotField): PropertyDecorator {
  switch (field.kind) {
    case 'name':
      return compose(IsFilled({ message: field.missing }), MaxLength(field.limit, { message: field.tooLong }));
    case 'prose':
      return text(field.limit, field.tooLong, { multiline: true });
    case 'choice':
      return text(MASCOT_LIMITS.shortText, MASCOT_MESSAGES.textTooLong);
    case 'list':
      return compose(
        Omittable(),
        IsArray({ message: MASCOT_MESSAGES.facts }),
        ArrayMaxSize(MASCOT_LIMITS.facts, { message: MASCOT_MESSAGES.tooManyFacts }),
        IsString({ each: true, message: MASCOT_MESSAGES.facts }),
        MaxLength(MASCOT_LIMITS.fact, { each: true, message: MASCOT_MESSAGES.textTooLong, multiline: true }),
      );
    case 'status':
      return compose(Omittable(), IsIn(MASCOT_STATUSES, { message: MASCOT_MESSAGES.status }));
    case 'score':
      return compose(
        Omittable(),
        IsInt({ message: MASCOT_MESSAGES.score }),
        Min(SCORE.min, { message: MASCOT_MESSAGES.score }),
        Max(SCORE.max, { message: MASCOT_MESSAGES.score }),
      );
    case 'year':
      return compose(Nullable(), IsYearFrom(YEAR_MIN, { message: MASCOT_MESSAGES.year }));
    case 'url':
      return compose(
        Nullable(),
        IsWebAddress({ message: MASCOT_MESSAGES.url }),
        MaxLength(MASCOT_LIMITS.url, { message: MASCOT_MESSAGES.url }),
      );
    case 'picture':
      return compose(Nullable(), IsPictureAddress({ message: MASCOT_MESSAGES.imageUrl }));
  }
}

const crossFieldChecks = (name: MascotFieldName): PropertyDecorator[] =>
  name === 'yearRetired' ? [IsNotBelow('yearIntroduced', { message: MASCOT_MESSAGES.retiredBeforeIntroduced })] : [];

const checksOf = <Name extends MascotFieldName>(names: readonly Name[]) =>
  mapFields(names, (name, field) => compose(checkOf(field), ...crossFieldChecks(name)));

/** A new mascot needs a name, a brand and a contributor; every other field is optional. */
type MascotDraft<Name extends MascotFieldName> = Partial<MascotValues<Name>> & MascotValues<FieldOfKind<'name'>>;

export const MascotDetails = requestClass<MascotDraft<(typeof SUBMISSION_FIELDS)[number]>>(
  'MascotDetails',
  checksOf(SUBMISSION_FIELDS),
);
export type MascotDetails = InstanceType<typeof MascotDetails>;

export const MascotInput = requestClass<MascotDraft<MascotFieldName>>('MascotInput', checksOf(MASCOT_FIELD_NAMES));
export type MascotInput = InstanceType<typeof MascotInput>;

const omittable = (field: MascotField) =>
  field.kind === 'name' ? compose(Omittable(), checkOf(field)) : checkOf(field);

export const EditMascotRequest = requestClass<Partial<MascotValues>>(
  'EditMascotRequest',
  mapFields(MASCOT_FIELD_NAMES, (name, field) => compose(omittable(field), ...crossFieldChecks(name))),
);
export type EditMascotRequest = InstanceType<typeof EditMascotRequest>;

const Ids = () => IsIdList(MASCOT_BULK_LIMIT, MASCOT_MESSAGES.ids, MASCOT_MESSAGES.tooManyIds);

export const EditMascotsRequest = requestClass<{ ids: number[] } & Partial<MascotValues<(typeof BULK_FIELDS)[number]>>>(
  'EditMascotsRequest',
  { ids: Ids(), ...mapFields(BULK_FIELDS, (_, field) => omittable(field)) },
);
export type EditMascotsRequest = InstanceType<typeof EditMascotsRequest>;

export class DeleteMascotsRequest {
  @Ids() ids!: number[];
}
