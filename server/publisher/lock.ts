import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One publisher at a time for a folder of releases. A lock whose process is gone does not count. */
export async function withLock<T>(releases: string, work: () => Promise<T>): Promise<T | { kind: 'busy' }> {
  mkdirSync(releases, { recursive: true });
  const file = join(releases, '.publishing');
  if (!taken(file)) return { kind: 'busy' };
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function taken(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (lives(Number(readFileSync(file, 'utf8')))) return false;
    rmSync(file, { force: true });
    return taken(file);
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}
