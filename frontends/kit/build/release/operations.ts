import type { Usage } from './usage';

type Paths = Readonly<Record<string, Readonly<Record<string, { operationId?: string }>>>>;

/** The operations of the API that some routes stand for. Routes that the API does not describe, such as files, have none. */
export function operationsOf(used: Usage['routes'], routes: Readonly<Record<string, string>>, paths: Paths): string[] {
  const found = used.flatMap(({ route, methods }) => {
    const pattern = routes[route];
    if (pattern === undefined) throw new Error(`There is no route ${route}`);
    const path = paths[pattern.replace(/:([A-Za-z]+)/g, '{$1}')] ?? {};
    return methods.flatMap((method) => path[method]?.operationId ?? []);
  });
  return [...new Set(found)].sort();
}
