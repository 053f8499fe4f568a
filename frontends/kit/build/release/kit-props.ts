import type { KitProps } from '@marcel/contracts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Own props by their names; true for one that has to be given. */
interface Props {
  own: ReadonlyMap<string, boolean>;
  /** Whether types of others, such as attributes of HTML, are taken too. */
  attributes: boolean;
}

const NONE: Props = { own: new Map(), attributes: false };
const ATTRIBUTES: Props = { own: new Map(), attributes: true };

/** What the components take that a module gives to others, by their names, read from the text of the sources. */
export function kitPropsOf(index: string): Record<string, KitProps> {
  const exported = sourceAt(index).statements.flatMap((statement) => componentsIn(statement, index));
  const sorted = exported.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return Object.fromEntries(sorted.map(({ name, as, file }) => [as, told(propsOf(name, file))]));
}

function told({ own, attributes }: Props): KitProps {
  const names = [...own.keys()].toSorted();
  return {
    required: names.filter((name) => own.get(name)),
    optional: names.filter((name) => !own.get(name)),
    attributes,
  };
}

/** Components begin with a capital letter; what else is given takes no props. */
function componentsIn(statement: ts.Statement, index: string): { name: string; as: string; file: string }[] {
  if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
  const { exportClause, moduleSpecifier } = statement;
  if (!exportClause || !ts.isNamedExports(exportClause) || !moduleSpecifier) return [];
  const file = fileOf(moduleSpecifier, index);
  return exportClause.elements
    .filter(({ isTypeOnly, name }) => !isTypeOnly && /^[A-Z]/.test(name.text))
    .map(({ name, propertyName }) => ({ name: (propertyName ?? name).text, as: name.text, file }));
}

function propsOf(name: string, file: string): Props {
  for (const statement of sourceAt(file).statements) {
    if (ts.isClassDeclaration(statement) && statement.name?.text === name) {
      const [base] = statement.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
      return typeProps(base?.typeArguments?.[0], file);
    }
    const made = functionCalled(name, statement);
    if (made) return typeProps(made.parameters[0]?.type, file, made.parameters.length === 0);
  }
  throw new Error(`Whether ${name} is used as it can be is checked: declare it in ${file} as a function or a class`);
}

function functionCalled(name: string, statement: ts.Statement): ts.SignatureDeclaration | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name ? statement : undefined;
  if (!ts.isVariableStatement(statement)) return undefined;
  const declared = statement.declarationList.declarations.find((one) => one.name.getText() === name);
  return declared?.initializer && ts.isArrowFunction(declared.initializer) ? declared.initializer : undefined;
}

function typeProps(type: ts.TypeNode | undefined, file: string, none = false): Props {
  if (type === undefined) return none ? NONE : ATTRIBUTES;
  if (ts.isParenthesizedTypeNode(type)) return typeProps(type.type, file);
  if (ts.isTypeLiteralNode(type)) return membersOf(type.members);
  if (ts.isIntersectionTypeNode(type)) return together(type.types.map((part) => typeProps(part, file)));
  if (ts.isUnionTypeNode(type)) return either(type.types.map((part) => typeProps(part, file)));
  if (!ts.isTypeReferenceNode(type)) return ATTRIBUTES;
  const { typeName, typeArguments: [first, second] = [] } = type;
  if (typeName.getText() !== 'Omit') return namedProps(typeName.getText(), file);
  const { own, attributes } = typeProps(first, file);
  const left = second ? namesIn(second) : [];
  return { own: new Map([...own].filter(([name]) => !left.includes(name))), attributes };
}

/** What is not ours is taken for attributes, such as those of a button. */
function namedProps(name: string, file: string): Props {
  for (const statement of sourceAt(file).statements) {
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === name) {
      const bases = statement.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
      const inherited = bases.map(({ expression, typeArguments: [first] = [] }) =>
        expression.getText() === 'Omit' ? typeProps(first, file) : namedProps(expression.getText(), file),
      );
      return together([...inherited, membersOf(statement.members)]);
    }
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name) return typeProps(statement.type, file);
    if (ts.isImportDeclaration(statement) && imports(statement, name))
      return namedProps(name, fileOf(statement.moduleSpecifier, file));
  }
  return ATTRIBUTES;
}

const imports = ({ importClause, moduleSpecifier }: ts.ImportDeclaration, name: string): boolean =>
  ts.isStringLiteral(moduleSpecifier) &&
  moduleSpecifier.text.startsWith('.') &&
  Boolean(importClause?.namedBindings && ts.isNamedImports(importClause.namedBindings)) &&
  new RegExp(`\\b${name}\\b`).test(importClause?.namedBindings?.getText() ?? '');

const membersOf = (members: readonly ts.TypeElement[]): Props => ({
  own: new Map(members.flatMap(({ name, questionToken }) => (name ? [[nameOf(name), !questionToken] as const] : []))),
  attributes: false,
});

const nameOf = (name: ts.PropertyName): string => (ts.isStringLiteral(name) ? name.text : name.getText());

function together(parts: readonly Props[]): Props {
  return { own: new Map(parts.flatMap(({ own }) => [...own])), attributes: parts.some((part) => part.attributes) };
}

/** What has to be given in each case has to be given. */
function either(parts: readonly Props[]): Props {
  const names = new Set(parts.flatMap(({ own }) => [...own.keys()]));
  const own = new Map([...names].map((name) => [name, parts.every((part) => part.own.get(name))] as const));
  return { own, attributes: parts.some((part) => part.attributes) };
}

function namesIn(type: ts.TypeNode): string[] {
  const types = ts.isUnionTypeNode(type) ? [...type.types] : [type];
  return types.flatMap((one) => (ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal) ? one.literal.text : []));
}

function fileOf(specifier: ts.Expression, from: string): string {
  const wanted = path.join(path.dirname(from), ts.isStringLiteral(specifier) ? specifier.text : '');
  const found = ['.tsx', '.ts'].map((ending) => wanted + ending).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${from} names ${wanted}, which is not there`);
  return found;
}

const sources = new Map<string, ts.SourceFile>();

function sourceAt(file: string): ts.SourceFile {
  const known = sources.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  sources.set(file, source);
  return source;
}
