import { chmodSync, cpSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { portsOf } from '#deploy/firm-ports.ts';
import { machineSettings, siteOf } from '#deploy/settings.ts';
import { storedMaps, writeStored } from '#deploy/stored.ts';
import { content } from '#firm/content.ts';
import { beforeLaunch } from '#server/http/before-launch.ts';
import { readStoredPages } from '#server/http/stored-pages.ts';

/**
 * `npm run front`: all that nginx needs for one firm, from what was built and from the firm's settings. Run it after every build and then reload
 * nginx. A page that is missing here is answered by the web processes. What it writes is a front of its own for a firm that is alone on its
 * machine; where there are many, the machine's front includes the firm's site.conf.
 * `npm run front -- --machine FOLDER`: the front of a machine with any number of firms, also none.
 */
const { values } = parseArgs({
  options: {
    /** Where the machine's front goes, and which files have its firms. */
    machine: { type: 'string' },
    sites: { type: 'string', default: '/etc/firm/sites/*.conf' },
    /** Where to put a firm's, and where nginx will find it when that is another place. */
    folder: { type: 'string' },
    /** What was built, with its folder build/, and where the firm's front goes unless it is told otherwise. */
    release: { type: 'string', default: '.' },
    at: { type: 'string' },
    /** The web processes. Two, so that one can be replaced while the other answers. */
    web: { type: 'string', multiple: true },
    /** The firm's own host, unless told otherwise, and further names that lead to it. */
    host: { type: 'string' },
    also: { type: 'string', multiple: true, default: [] },
    /** The host of the desk, which people visit at DESK_URL, and its process. */
    'desk-host': { type: 'string' },
    desk: { type: 'string' },
    address: { type: 'string', multiple: true, default: ['0.0.0.0', '[::]'] },
    https: { type: 'string', default: '443' },
    http: { type: 'string', default: '80' },
    certificate: { type: 'string' },
    key: { type: 'string' },
    acme: { type: 'string', default: '/var/lib/firm-front/acme' },
    log: { type: 'string' },
  },
});

if (values.machine) machineFront(values.machine);
else firmFront(values.folder ?? join(values.release, 'build/front'));

function machineFront(folder: string): void {
  replaced(folder, (fresh) => writeMachine(fresh, values.sites, undefined));
  process.stdout.write(`${folder}: the front, with the firms of ${values.sites}\n`);
}

function firmFront(folder: string): void {
  const { FIRM_NAME: name, FIRM_NUMBER: number = '0', PUBLIC_URL: publicUrl, DESK_URL: deskUrl } = process.env;
  const ports = portsOf(Number(number));
  const host = values.host ?? new URL(publicUrl || content().firm.website).host;
  const place = resolve(values.at ?? folder);
  const tls = name ? `/etc/firm/${name}/tls` : '/etc/firm/tls';
  const unlaunched = beforeLaunch(process.env['LAUNCH_CHECK']);
  const stored = readStoredPages(join(values.release, 'build/client'), unlaunched?.mark);
  replaced(folder, (fresh) => {
    writeMachine(fresh, join(place, 'site.conf'), host);
    writeStored(join(fresh, 'stored'), stored);
    const site = siteOf({
      ...values,
      number: Number(number),
      log: values.log ?? syslog(name ? `front_${name.replaceAll('-', '_')}` : 'firm_front'),
      web: values.web ?? ports.web.map(onThisMachine),
      // A firm without a number is alone, and its desk is where it has always been.
      desk: values.desk ?? onThisMachine(process.env['FIRM_NUMBER'] ? ports.desk : 3100),
      deskHost: values['desk-host'] ?? (name && deskUrl ? new URL(deskUrl).host : undefined),
      host,
      certificate: values.certificate ?? `${tls}/fullchain.pem`,
      key: values.key ?? `${tls}/privkey.pem`,
      root: join(place, 'stored'),
      hidden: unlaunched !== undefined,
      maps: storedMaps(stored, Number(number)),
    });
    write(join(fresh, 'site.conf'), site);
    // All of it is public, and nginx has no other right to the firm's folder.
    letEverybodyRead(fresh);
  });
  process.stdout.write(`${folder}: ${stored.pages.size} pages for ${host}\n`);
}

/** Written beside it first, so that nginx never finds half of it. */
function replaced(given: string, fill: (fresh: string) => void): void {
  const folder = resolve(given);
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  fill(fresh);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

function writeMachine(folder: string, sites: string, leadsTo: string | undefined): void {
  cpSync('deploy/nginx.conf', join(folder, 'nginx.conf'));
  cpSync('deploy/nginx', join(folder, 'nginx'), { recursive: true });
  const settings = machineSettings({ ...values, log: values.log ?? syslog('firm_front'), sites, leadsTo });
  for (const [name, text] of Object.entries(settings)) write(join(folder, 'settings', name), text);
}

/** nginx takes at most 32 letters, digits and underscores as a tag. */
function syslog(tag: string): string {
  return `syslog:server=unix:/dev/log,nohostname,tag=${tag.slice(0, 32)}`;
}

function onThisMachine(port: number): string {
  return `127.0.0.1:${port}`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function letEverybodyRead(folder: string): void {
  for (const path of ['', ...(readdirSync(folder, { recursive: true }) as string[])].map((name) => join(folder, name)))
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
}
