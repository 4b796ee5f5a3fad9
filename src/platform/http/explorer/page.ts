import { ownSources } from '../own-host.js';
import { bundle } from './assets.js';

/** The explorer's page. Everything that it loads comes from this service. */
export async function explorerPage(): Promise<string> {
  const { script, style } = await bundle();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bummerl: explorer</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/explorer/${style}">
</head>
<body>
<div id="explorer"><p class="waiting">Loading the explorer …</p></div>
<noscript>The explorer needs JavaScript; the API is at /graphql.</noscript>
<script type="module" src="/explorer/${script}"></script>
</body>
</html>
`;
}

/** The page may load from and connect to this service only. Inline styles are allowed because the editor sets them. */
export function securityPolicy(host: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    `connect-src ${ownSources(host)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
