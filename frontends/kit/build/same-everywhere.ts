import type { Rspack } from '@rsbuild/core';

/** The module that federation makes up for its runtime: its text is its name, and holds a path of the machine that builds. */
const MADE_UP = 'data:text/javascript,';
const RUNTIME = /import __module_federation_bundler_runtime__ from (".*?");/;

/** Stands for that path, so that a build is the same in every folder. */
const NAME = 'module-federation-bundler-runtime';

export class SameEverywherePlugin implements Rspack.RspackPluginInstance {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap('marcel', (_, { normalModuleFactory }) => {
      normalModuleFactory.hooks.beforeResolve.tap('marcel', (asked) => {
        const start = asked.request.indexOf(MADE_UP);
        if (start !== -1) asked.request = this.renamed(asked.request, start + MADE_UP.length);
        if (asked.request === NAME && this.path !== undefined) asked.request = this.path;
      });
    });
  }

  private path: string | undefined;

  private renamed(request: string, start: number): string {
    const text = decodeURIComponent(request.slice(start)).replace(RUNTIME, (statement, path: string) => {
      this.path = String(JSON.parse(path));
      return statement.replace(path, JSON.stringify(NAME));
    });
    return request.slice(0, start) + encodeURIComponent(text);
  }
}
