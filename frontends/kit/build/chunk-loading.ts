import { rspack, type Rspack } from '@rsbuild/core';

/** Timeout of a chunk, in milliseconds. */
const TIMEOUT_MS = 12_000;

/** A failure within this time, in milliseconds, may come from the browser's cache: the chunk is requested again at once. */
const SOON_MS = 3000;

const runtime = (remote: string | undefined) => `
const fresh = (mark) => "?retry=" + mark;
const lost = {};
${remote === undefined ? 'const first = "";' : asRemote(remote)}
for (const name of ["u", "miniCssF"]) {
  const address = __webpack_require__[name];
  if (address) __webpack_require__[name] = (part) => address(part) + (lost[part] || first);
}
const style = __webpack_require__.f && __webpack_require__.f.miniCss;
if (style) __webpack_require__.f.miniCss = (part, ...rest) => {
  style(part, ...rest);
  const address = __webpack_require__.p + __webpack_require__.miniCssF(part);
  const link = [...document.querySelectorAll("link[rel=stylesheet]")].find((link) => link.getAttribute("href") === address);
  if (link && link.onerror) setTimeout(() => link.onerror && link.onerror({ type: "timeout", target: link }), ${TIMEOUT_MS});
};
const load = __webpack_require__.e;
if (load) __webpack_require__.e = (part, ...rest) => {
  const startedAt = Date.now();
  return load(part, ...rest).catch((error) => {
    const isFirst = !lost[part] && Date.now() - startedAt < ${SOON_MS};
    lost[part] = fresh(Date.now().toString(36));
    if (isFirst) return load(part, ...rest);
    throw error;
  });
};
`;

const asRemote = (name: string) => `
const { retry, release } = (document.currentScript || {}).dataset || {};
const first = retry ? fresh(retry) : "";
__webpack_require__.release = release;
if (retry) document.querySelectorAll(${JSON.stringify(`script[data-rspack^="${name}:"]`)}).forEach((script) => script.remove());
`;

class ChunkLoading extends rspack.RuntimeModule {
  constructor(private readonly remote: string | undefined) {
    super('marcel chunk loading', rspack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return runtime(this.remote);
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
        compilation.addRuntimeModule(chunk, new ChunkLoading(this.remote));
      });
    });
  }
}
