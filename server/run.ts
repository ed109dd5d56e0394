import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `npm start`, `npm run worker`, `npm run desk` and the commands: runs what is published. With RELEASES_DIR that is the release to which `current` leads at
 * this moment, and it stays that one until the process is started again; without it, this checkout's own build/.
 */
const [, , name = '', ...args] = process.argv;
const releases = process.env['RELEASES_DIR'];
if (releases && !existsSync(join(releases, 'current'))) {
  process.stderr.write(`Nothing is published in ${releases} yet: npm run publish\n`);
  process.exit(1);
}
// What is built finds its pages, words and migrations from here.
if (releases) process.chdir(realpathSync(join(releases, 'current')));
const file = resolve(name === 'desk' ? 'build/desk/server/desk.js' : `build/server/${name}.js`);
process.argv = [process.argv[0] ?? '', file, ...args];
await import(pathToFileURL(file).href);
