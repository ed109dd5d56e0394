import { statSync } from 'node:fs';
import { fileOf, readYaml } from '#firm/content-file.ts';
import { firmFile } from '#firm/firm-file.ts';
import type { OnCall } from '#firm/on-call.ts';

/**
 * The firm's people as the firm file has them now, not as it was when the process started: somebody who was removed is out with
 * the next click. A file that cannot be read leaves the people as they were, and is reported.
 */
export function followPeople(file: string, report: (error: unknown) => void): () => OnCall['people'] {
  let read = { changed: changedAt(file), people: readYaml(file, firmFile).onCall.people };
  return () => {
    const changed = changedAt(file);
    if (changed !== read.changed)
      try {
        read = { changed, people: readYaml(file, firmFile).onCall.people };
      } catch (error) {
        read = { ...read, changed };
        report(error);
      }
    return read.people;
  };
}

function changedAt(file: string): number {
  return statSync(fileOf(file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
