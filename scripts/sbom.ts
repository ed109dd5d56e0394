import { readFileSync } from 'node:fs';

/**
 * `npm run sbom`: what production runs on, as CycloneDX, straight from the lockfile and the same every time.
 * `npm sbom --omit=dev` leaves out whatever development uses as well (npm 11.19), hono and React among it.
 */
type Locked = { version: string; dev?: true; devOptional?: true; license?: string; integrity?: string };

const { name, version, packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  name: string;
  version: string;
  packages: Record<string, Locked>;
};
const components = new Map(
  Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
    .map(([path, locked]) => component(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), locked))
    .map((one) => [one.purl, one]),
);
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name, version, 'bom-ref': `${name}@${version}` } },
  components: [...components.values()].sort((a, b) => a.purl.localeCompare(b.purl)),
};
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);

function component(of: string, locked: Locked) {
  const purl = `pkg:npm/${of.replace('@', '%40')}@${locked.version}`;
  return {
    type: 'library',
    name: of,
    version: locked.version,
    'bom-ref': `${of}@${locked.version}`,
    purl,
    ...(locked.license ? { licenses: [{ expression: locked.license }] } : {}),
    ...(locked.integrity ? { hashes: locked.integrity.split(' ').map(hash) } : {}),
  };
}

/** `sha512-…` in base64, as CycloneDX wants it. */
function hash(integrity: string): { alg: string; content: string } {
  const [algorithm = '', value = ''] = integrity.split(/-(.*)/s);
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') };
}
