import * as z from 'zod/mini';

const List = z.array(z.unknown());
const Fields = z.record(z.string(), z.unknown());

/**
 * What a shape allows and no sample shows: a value of an enum, an alternative, null, an optional field that is there or left
 * out, what a list holds. Each in words, such as `data.profile.status: inactive`.
 */
export function unseen(schema: z.core.$ZodType, samples: readonly unknown[], path = 'data'): string[] {
  if (schema instanceof z.ZodMiniOptional) {
    const given = samples.filter((sample) => sample !== undefined);
    const leftOut = given.length < samples.length ? [] : [`${path}: left out`];
    return [...leftOut, ...unseen(schema.def.innerType, given, path)];
  }
  if (samples.length === 0) return [`${path}: any value`];
  if (schema instanceof z.ZodMiniNullable) {
    const filled = samples.filter((sample) => sample !== null);
    const empty = filled.length < samples.length ? [] : [`${path}: null`];
    return [...empty, ...unseen(schema.def.innerType, filled, path)];
  }
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion)
    return schema.def.options.flatMap((option) =>
      unseen(
        option,
        samples.filter((sample) => z.safeParse(option, sample).success),
        path,
      ),
    );
  if (schema instanceof z.ZodMiniObject) {
    const records = samples.map((sample) => Fields.parse(sample));
    return Object.entries(schema.def.shape).flatMap(([name, field]) =>
      unseen(
        field,
        records.map((record) => record[name]),
        `${path}.${name}`,
      ),
    );
  }
  if (schema instanceof z.ZodMiniArray) {
    const items = samples.flatMap((sample) => List.parse(sample));
    return unseen(schema.def.element, items, `${path}[]`);
  }
  if (schema instanceof z.ZodMiniEnum)
    return Object.values(schema.def.entries)
      .filter((value) => !samples.includes(value))
      .map((value) => `${path}: ${value}`);
  if (PLAIN.some((kind) => schema instanceof kind)) return [];
  throw new Error(`${path} is of a kind (${schema._zod.def.type}) whose samples nothing here can judge`);
}

const PLAIN = [z.ZodMiniString, z.ZodMiniNumber, z.ZodMiniBoolean, z.ZodMiniLiteral];
