import type { JsonSchema } from './event-schemas.js';

/** A field of a shape, in words. */
export interface FieldRow {
  readonly field: string;
  readonly type: string;
  readonly optional: boolean;
}

type Node = JsonSchema | boolean;

/** The fields of an object's schema; those of an object that is always there stand by their paths. */
export function fieldRows(schema: Node, path = ''): FieldRow[] {
  return fieldsOf(schema).flatMap(({ name, node, optional }) => {
    const field = `${path}${name}`;
    return isObject(node) && !optional ? fieldRows(node, `${field}.`) : [{ field, type: typeOf(node), optional }];
  });
}

function typeOf(node: Node): string {
  if (typeof node === 'boolean') return 'anything';
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(', ');
  const alternatives = node.anyOf ?? node.oneOf;
  if (alternatives) return alternatives.map(typeOf).join(' or ');
  if (node.type === 'array') return `list of ${typeOf(itemOf(node))}`;
  if (!isObject(node)) return [node.type].flat().join(' or ');
  const fields = fieldsOf(node).map(
    ({ name, node: field, optional }) => `${name}${optional ? '?' : ''}: ${typeOf(field)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

function fieldsOf(schema: Node) {
  if (typeof schema === 'boolean') return [];
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, node]) => ({ name, node, optional: !required.includes(name) }));
}

const isObject = (node: Node): boolean => typeof node === 'object' && node.type === 'object';

const itemOf = ({ items }: JsonSchema): Node => (items === undefined || Array.isArray(items) ? true : items);
