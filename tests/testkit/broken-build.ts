import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A place in the built processes, and the code that replaces it. */
export type Patch = { find: string; put: string };

/** A copy of the built processes with something removed, to prove that a test notices. The build itself stays as it is. */
export function breakBuild(patches: readonly Patch[], from: 'build/server' | 'build/desk' = 'build/server'): { folder: string; remove: () => void } {
  // Beside the build, so that packages are found from there as well.
  mkdirSync('tests/output', { recursive: true });
  const whole = mkdtempSync('tests/output/broken-');
  cpSync(from, whole, { recursive: true });
  // The desk's process finds what its pages need beside its own folder.
  const folder = from === 'build/desk' ? join(whole, 'server') : whole;
  const files = globSync([join(folder, '*.js'), join(folder, 'assets/*.js')]);
  for (const { find, put } of patches) {
    const places = files.filter((file) => readFileSync(file, 'utf8').includes(find));
    if (places.length === 0) throw new Error(`the build no longer says: ${find}`);
    for (const file of places)
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replaceAll(find, () => put),
      );
  }
  return { folder, remove: () => rmSync(whole, { recursive: true, force: true }) };
}
