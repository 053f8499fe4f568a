/**
 * Code that names the frontend and its release in what it sends: what whoever loaded it knows of the release (see
 * `build/chunk-loading`), else the version it was built as.
 */
export const releaseName = (name: string, version: string): string =>
  `(__webpack_require__.release || ${JSON.stringify(`${name}@${version}`)})`;
