import { NIGHT } from '@marcel/art/palette';
import { POSE_SIZE, sleeping } from '@marcel/art/poses';
import { svgDocument } from '@marcel/art/svg';
import type { GeneratedFiles } from '@marcel/kit/build/generated-files';
import { createHash } from 'node:crypto';
import { OFFLINE_WORKER, offlineWorker, type OfflineOptions } from '../src/early/offline-worker';

const PAGE = 'offline.html';

const script = `const reload = () => location.reload();
addEventListener('online', reload);
const checkConnection = () => document.hidden || fetch('/api/health/live', { cache: 'no-store' }).then(({ ok }) => ok && reload(), () => {});
setInterval(checkConnection, 10000);`;

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection - Marcel OS</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: ${NIGHT}; color: #14143c; font: 18px/1.5 "Pixelify Sans", "Courier New", monospace; }
main { box-sizing: border-box; width: min(460px, calc(100vw - 24px)); margin: 12px; background: #ebe6cd; border: 3px solid; border-color: #fff #55503a #55503a #fff; outline: 3px solid #14143c; text-align: center; }
.title { margin: 0; padding: 6px 12px; background: #0000b0; color: #fff; text-align: left; font-weight: 700; }
.body { padding: 16px 20px 24px; }
svg { width: 200px; max-width: 60%; height: auto; }
h1 { margin: 8px 0; font-size: 24px; line-height: 1.2; }
a { display: inline-block; margin-top: 8px; padding: 9px 18px; background: #fffef8; color: #0000b0; border: 3px solid; border-color: #fff #55503a #55503a #fff; font-weight: 700; }
a:focus-visible { outline: 3px solid #0000ff; outline-offset: 2px; }
</style>
</head>
<body>
<main>
<p class="title">Marcel OS</p>
<div class="body">
<div aria-hidden="true">${svgDocument(sleeping(), POSE_SIZE)}</div>
<h1>No connection</h1>
<p>Marcel OS cannot be reached. This page reloads when you are back online.</p>
<a href="">Try Again</a>
</div>
</main>
<script>${script}</script>
</body>
</html>
`;

const options: OfflineOptions = {
  page: `/${PAGE}`,
  cache: `marcel-offline-${createHash('sha256').update(page).digest('hex').slice(0, 12)}`,
  policy: `default-src 'none'; style-src 'unsafe-inline'; connect-src 'self'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  bypassedPaths: ['/api/', '/pictures/', '/releases/'],
};

export const offlineFiles: GeneratedFiles = {
  [PAGE]: page,
  [OFFLINE_WORKER]: `(${String(offlineWorker)})(self, ${JSON.stringify(options)});\n`,
};
