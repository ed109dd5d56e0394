import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { settingsOf } from '#deploy/settings.ts';
import { storedMaps, writeStored } from '#deploy/stored.ts';
import { content } from '#firm/content.ts';
import { readStoredPages } from '#server/http/stored-pages.ts';

/**
 * `npm run front`: all that nginx needs, from what was built. Run it after every build and then reload nginx.
 * A page that is missing here is answered by the web processes.
 */
const { values } = parseArgs({
  options: {
    /** Where to put it, and where nginx will find it when that is another place. */
    folder: { type: 'string', default: 'build/front' },
    at: { type: 'string' },
    /** The web processes. Two, so that one can be replaced while the other answers. */
    web: { type: 'string', multiple: true, default: ['127.0.0.1:3000', '127.0.0.1:3001'] },
    /** The firm's own host, unless told otherwise, and further names that lead to it. */
    host: { type: 'string', default: new URL(content().firm.website).host },
    also: { type: 'string', multiple: true, default: [] },
    /** The host of the desk, which people visit at DESK_URL, and its process. */
    'desk-host': { type: 'string' },
    desk: { type: 'string', default: '127.0.0.1:3100' },
    address: { type: 'string', multiple: true, default: ['0.0.0.0', '[::]'] },
    https: { type: 'string', default: '443' },
    http: { type: 'string', default: '80' },
    certificate: { type: 'string', default: '/etc/firm/tls/fullchain.pem' },
    key: { type: 'string', default: '/etc/firm/tls/privkey.pem' },
    log: { type: 'string', default: 'syslog:server=unix:/dev/log,nohostname,tag=firm_front' },
  },
});

const folder = resolve(values.folder);
const fresh = `${folder}.new`;
rmSync(fresh, { recursive: true, force: true });
mkdirSync(fresh, { recursive: true });

const stored = readStoredPages('build/client');
cpSync('deploy/nginx.conf', join(fresh, 'nginx.conf'));
cpSync('deploy/nginx', join(fresh, 'nginx'), { recursive: true });
writeStored(join(fresh, 'stored'), stored);
const settings = {
  ...settingsOf({ ...values, deskHost: values['desk-host'], root: join(resolve(values.at ?? folder), 'stored') }),
  'stored.conf': storedMaps(stored),
};
for (const [name, text] of Object.entries(settings)) write(join(fresh, 'settings', name), text);

rmSync(folder, { recursive: true, force: true });
renameSync(fresh, folder);
process.stdout.write(`${values.folder}: ${stored.pages.size} pages for ${values.host}\n`);

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
