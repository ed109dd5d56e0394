import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export type Stage = { name: string; lines: string[] };
/** `from` is the stage that it is copied from; none is the project itself. Sources are named from the project's root. */
export type Copy = { source: string; target: string; from: string | undefined };

/** The Dockerfile's stages, each instruction on one line. */
export function stages(): Stage[] {
  const lines = readFileSync('Dockerfile', 'utf8')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const found: Stage[] = [];
  for (const line of lines) {
    const name = /^FROM \S+ AS (\S+)$/.exec(line)?.[1];
    if (name) found.push({ name, lines: [] });
    else found.at(-1)?.lines.push(line);
  }
  return found;
}

export function copiesOf({ lines }: Stage): Copy[] {
  return lines
    .filter((line) => line.startsWith('COPY '))
    .flatMap((line) => {
      const words = line.split(' ').slice(1);
      const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
      const paths = words.filter((word) => !word.startsWith('--'));
      const target = paths.pop() ?? '';
      return paths.map((path) => ({ source: path.replace(/^\/srv\/firm\/(code|packages)\//, ''), target, from }));
    });
}

/** Puts together what a stage copies, from this project as it is built. Packages are linked: there are thousands. */
export function assemble(stage: string, folder: string): void {
  for (const { source, target } of stages()
    .filter(({ name }) => name === stage)
    .flatMap(copiesOf)) {
    if (source === 'node_modules') {
      symlinkSync(join(process.cwd(), source), join(folder, target));
      continue;
    }
    for (const one of globSync(source)) {
      const to = join(folder, target.endsWith('/') ? `${target}${basename(one)}` : target);
      mkdirSync(dirname(to), { recursive: true });
      cpSync(one, to, { recursive: true });
    }
  }
}
