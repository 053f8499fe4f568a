import { rspack, type Rspack } from '@rsbuild/core';

/** Timeout of a chunk, in milliseconds. */
const TIMEOUT_MS = 12_000;

/** Retries once at a failure within this time, in milliseconds, because it may come from the browser's cache. */
const IMMEDIATE_RETRY_MS = 3000;

const chunkLoadingRuntime = (remote: string | undefined) => `
const toQuery = (token) => "?retry=" + token;
const retryQueries = {};
${remote === undefined ? 'const firstQuery = "";' : remoteRuntime(remote)}
for (const name of ["u", "miniCssF"]) {
  const address = __webpack_require__[name];
  if (address) __webpack_require__[name] = (chunk) => address(chunk) + (retryQueries[chunk] || firstQuery);
}
const style = __webpack_require__.f && __webpack_require__.f.miniCss;
if (style) __webpack_require__.f.miniCss = (chunk, ...rest) => {
  style(chunk, ...rest);
  const address = __webpack_require__.p + __webpack_require__.miniCssF(chunk);
  const link = [...document.querySelectorAll("link[rel=stylesheet]")].find((link) => link.getAttribute("href") === address);
  if (link && link.onerror) setTimeout(() => link.onerror && link.onerror({ type: "timeout", target: link }), ${TIMEOUT_MS});
};
const load = __webpack_require__.e;
if (load) __webpack_require__.e = (chunk, ...rest) => {
  const startedAt = Date.now();
  return load(chunk, ...rest).catch((error) => {
    const isFirst = !retryQueries[chunk] && Date.now() - startedAt < ${IMMEDIATE_RETRY_MS};
    retryQueries[chunk] = toQuery(Date.now().toString(36));
    if (isFirst) return load(chunk, ...rest);
    throw error;
  });
};
`;

const remoteRuntime = (name: string) => `
const { retry, release } = (document.currentScript || {}).dataset || {};
const firstQuery = retry ? toQuery(retry) : "";
__webpack_require__.release = release;
if (retry) document.querySelectorAll(${JSON.stringify(`script[data-rspack^="${name}:"]`)}).forEach((script) => script.remove());
`;

class ChunkLoadingRuntimeModule extends rspack.RuntimeModule {
  constructor(private readonly remote: string | undefined) {
    super('marcel chunk loading', rspack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return chunkLoadingRuntime(this.remote);
  }
}

/** Loads chunks with a timeout, and with a new query string after a failure. */
export class ChunkLoadingPlugin implements Rspack.RspackPluginInstance {
  /** @param remote its name, where the build is loaded into a shell */
  constructor(private readonly remote: string | undefined) {}

  apply(compiler: Rspack.Compiler): void {
    compiler.options.output.chunkLoadTimeout = TIMEOUT_MS;
    compiler.hooks.thisCompilation.tap('marcel', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('marcel', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkLoadingRuntimeModule(this.remote));
      });
    });
  }
}
