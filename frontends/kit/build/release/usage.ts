import ts from 'typescript';

/** Names of the shared kit, which the shell gives to its remotes. */
export const SHARED_KIT = '@marcel/kit';

/** Stands for all exports, where they are not named. */
export const EVERYTHING = '*';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface Usage {
  /** What is imported from the shared kit, sorted; types are gone by the time it runs. */
  kitExports: string[];
  /** Which of the routes of the contracts are asked for, and how. */
  routes: { route: string; methods: readonly Method[] }[];
}

/** What some sources use of the kit and of the server, by their text alone. */
export function usageOf(sources: readonly string[]): Usage {
  const kitExports = new Set<string>();
  const routes: Usage['routes'] = [];
  for (const text of sources) {
    const file = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const visit = (node: ts.Node): void => {
      for (const name of kitNames(node)) kitExports.add(name);
      const route = routeOf(node);
      if (route !== undefined) routes.push({ route, methods: methodsOf(node) });
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { kitExports: [...kitExports].sort(), routes };
}

/** What a module gives to others by name, types apart, sorted. */
export function exportsOf(source: string): string[] {
  const file = ts.createSourceFile('index.ts', source, ts.ScriptTarget.Latest, true);
  return file.statements.flatMap(exportedNames).sort();
}

function exportedNames(statement: ts.Statement): string[] {
  if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
  const { exportClause } = statement;
  if (!exportClause || !ts.isNamedExports(exportClause)) {
    throw new Error(`What is given to others has to be named one by one: ${statement.getText()}`);
  }
  return [...exportClause.elements].filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
}

function kitNames(node: ts.Node): string[] {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
  const { moduleSpecifier } = node;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== SHARED_KIT) return [];
  const clause = ts.isImportDeclaration(node) ? node.importClause : node;
  const isType = ts.isImportDeclaration(node)
    ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : node.isTypeOnly;
  if (!clause || isType) return [];
  const named = ts.isImportClause(clause) ? clause.namedBindings : clause.exportClause;
  if (!named || (!ts.isNamedImports(named) && !ts.isNamedExports(named))) return [EVERYTHING];
  return [...named.elements]
    .filter((element) => !element.isTypeOnly)
    .map((element) => (element.propertyName ?? element.name).text);
}

/** The key of a mention such as `ROUTES.mascotLike`. */
function routeOf(node: ts.Node): string | undefined {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  return node.expression.text === 'ROUTES' ? node.name.text : undefined;
}

/** How a route is asked for, as the nearest call around its mention tells; by every method where none does. */
function methodsOf(node: ts.Node): readonly Method[] {
  for (let around = node.parent; !ts.isSourceFile(around); around = around.parent) {
    const method = ts.isCallExpression(around) ? methodOfCall(around) : undefined;
    if (method) return [method];
    if (ts.isObjectLiteralExpression(around) && follows(around)) return ['get'];
  }
  return METHODS;
}

function methodOfCall({ expression, arguments: [first] }: ts.CallExpression): Method | undefined {
  const given =
    first && ts.isStringLiteral(first) ? METHODS.find((method) => method === first.text.toLowerCase()) : undefined;
  if (given) return given;
  const called = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  return /^(get|fetch|follow|read|keepFollowing)/.test(called) ? 'get' : undefined;
}

/** Event streams are followed by an object that says what to do with a message. */
const follows = (object: ts.ObjectLiteralExpression): boolean =>
  object.properties.some(({ name }) => name?.getText() === 'onMessage');
