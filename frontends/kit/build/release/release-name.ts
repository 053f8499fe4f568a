/**
 * Code that names the frontend and its release in what it sends: for a remote what whoever loaded it knows of the release
 * (see `build/chunk-loading`), else the version it was built as.
 */
export function releaseName(name: string, version: string, remote: boolean): string {
  const built = JSON.stringify(`${name}@${version}`);
  return remote ? `(__webpack_require__.release || ${built})` : built;
}
