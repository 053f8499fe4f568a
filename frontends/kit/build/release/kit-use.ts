import type { KitProps, KitUse } from '@marcel/contracts';
import ts from 'typescript';
import { SHARED_KIT } from './usage';

type Kit = Readonly<Record<string, KitProps>>;

/** One place where a component is used. */
interface Place {
  component: string;
  /** Undefined where it is not an element: who takes it may give it anything. */
  props: readonly string[] | undefined;
  spread: boolean;
}

/** How the components of the kit are used in some sources, by their text alone. */
export function kitUseIn(texts: readonly string[], kit: Kit): Record<string, KitUse> {
  const places = texts.flatMap((text) => placesIn(text, kit));
  const used = [...new Set(places.map(({ component }) => component))].toSorted();
  return Object.fromEntries(
    used.map((component) => [
      component,
      useOf(
        places.filter((place) => place.component === component),
        kit[component],
      ),
    ]),
  );
}

function useOf(places: readonly Place[], takes: KitProps | undefined): KitUse {
  const own = [...(takes?.required ?? []), ...(takes?.optional ?? [])].toSorted();
  const given = places.flatMap(({ props = [] }) => props);
  return {
    given: own.filter((name) => given.includes(name)),
    always: own.filter((name) => places.every(({ props = [] }) => props.includes(name))),
    attributes: given.some((name) => !own.includes(name)),
    unknown: places.some(({ props, spread }) => spread || props === undefined),
  };
}

function placesIn(text: string, kit: Kit): Place[] {
  const file = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names = componentNames(file, kit);
  const found: Place[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const component = ts.isIdentifier(node) && isMention(node) ? names.get(node.text) : undefined;
    if (component !== undefined) found.push(...placeOf(component, node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** By what a source calls them. */
function componentNames(file: ts.SourceFile, kit: Kit): Map<string, string> {
  const imported = file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const { importClause, moduleSpecifier } = statement;
    const named = importClause?.namedBindings;
    return moduleSpecifier.text === SHARED_KIT && named && ts.isNamedImports(named) ? [...named.elements] : [];
  });
  return new Map(
    imported
      .map(({ name, propertyName }) => [name.text, (propertyName ?? name).text] as const)
      .filter(([, original]) => Object.hasOwn(kit, original)),
  );
}

/** Not the name of a field that is called alike, nor a type. */
function isMention({ parent, text }: ts.Identifier): boolean {
  if (ts.isPropertyAccessExpression(parent)) return parent.expression.getText() === text;
  if (ts.isPropertyAssignment(parent)) return parent.initializer.getText() === text;
  return (
    !ts.isTypeNode(parent) &&
    !ts.isQualifiedName(parent) &&
    !ts.isJsxClosingElement(parent) &&
    !ts.isJsxAttribute(parent)
  );
}

function placeOf(component: string, { parent }: ts.Node): Place[] {
  if (!ts.isJsxOpeningElement(parent) && !ts.isJsxSelfClosingElement(parent))
    return [{ component, props: undefined, spread: false }];
  const { properties } = parent.attributes;
  const named = properties.flatMap((one) => (ts.isJsxAttribute(one) ? one.name.getText() : []));
  const props = named.filter((name) => name !== 'key');
  const spread = properties.some((one) => ts.isJsxSpreadAttribute(one));
  return [{ component, props: hasChildren(parent) ? [...props, 'children'] : props, spread }];
}

function hasChildren(tag: ts.JsxOpeningElement | ts.JsxSelfClosingElement): boolean {
  if (!ts.isJsxOpeningElement(tag)) return false;
  return tag.parent.children.some((child) => !ts.isJsxText(child) || child.text.trim() !== '');
}
