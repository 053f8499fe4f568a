import { rspack, type Rspack } from '@rsbuild/core';

/** The module that federation makes up for its runtime: its text is its name, and holds a path of the machine that builds. */
const MADE_UP = 'data:text/javascript,';
const RUNTIME = /import __module_federation_bundler_runtime__ from (".*?");/;

/** Stands for that path, so that a build is the same in every folder. */
const NAME = 'module-federation-bundler-runtime';

/** Parts that are fetched together; the order of some changes from one build to the next. */
const PARTS = /\[__webpack_require__\.e\(\d+\)(?:, __webpack_require__\.e\(\d+\))+\]/g;

/** Makes a build the same in every folder, and every time. */
export class SameEverywherePlugin implements Rspack.RspackPluginInstance {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap('marcel', (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.beforeResolve.tap('marcel', (asked) => {
        const start = asked.request.indexOf(MADE_UP);
        if (start !== -1) asked.request = this.renamed(asked.request, start + MADE_UP.length);
        if (asked.request === NAME && this.path !== undefined) asked.request = this.path;
      });
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: 'marcel', stage }, () => orderParts(compilation));
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

/** Puts parts without styles first, in the order of their numbers; the order of styles decides which of them wins. */
function orderParts(compilation: Rspack.Compilation): void {
  const styled = new Set(
    [...compilation.chunks].filter(({ files }) => [...files].some((file) => file.endsWith('.css'))).map(({ id }) => id),
  );
  const ordered = (parts: string): string => {
    const ids = [...parts.matchAll(/\d+/g)].map(([id]) => Number(id));
    const has = (id: number) => styled.has(id) || styled.has(String(id));
    const inOrder = [...ids.filter((id) => !has(id)).toSorted((one, other) => one - other), ...ids.filter(has)];
    return `[${inOrder.map((id) => `__webpack_require__.e(${id})`).join(', ')}]`;
  };
  const rewritten = (text: string) => text.replace(PARTS, ordered);
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue;
    const text = String(source.source());
    const changed = rewritten(text);
    if (changed === text) continue;
    const map = source.map();
    const { RawSource, SourceMapSource } = rspack.sources;
    // What has no source of its own is null there, whatever its type says.
    const sourcesContent = map?.sourcesContent?.map((content) => (content ? rewritten(content) : content));
    compilation.updateAsset(
      name,
      map === null ? new RawSource(changed) : new SourceMapSource(changed, name, { ...map, sourcesContent }),
    );
  }
}
