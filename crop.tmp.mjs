import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
// args: out height top scale file...
const [out, height, top, ...files] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] }).catch(() => chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }));
const p = await b.newPage({ viewport: { width: 1600, height: Number(height) } });
await p.setContent(`<body style="margin:0;display:flex;gap:8px">${files.map((f) => `<div style="height:${height}px;overflow:hidden"><img style="display:block;margin-top:-${top}px" src="data:image/png;base64,${readFileSync(f).toString('base64')}"></div>`).join('')}`);
await p.screenshot({ path: out });
await b.close();
