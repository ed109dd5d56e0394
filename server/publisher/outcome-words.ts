import type { Changed } from '#server/publisher/changed-words.ts';
import type { Outcome } from '#server/publisher/publish.ts';

/** How it ended, for whoever asked for it. */
export function told(outcome: Outcome): string[] {
  switch (outcome.kind) {
    case 'published':
      return [`Published ${outcome.release.name}: ${outcome.release.changed ? describeChanges(outcome.release.changed) : 'the first release'}.`];
    case 'made':
      return [`${outcome.release.name} is made and not yet published.`];
    case 'rolled-back':
      return [`${outcome.release.name} is published again.`];
    case 'nothing':
      return ['Nothing changed since the last release.'];
    case 'busy':
      return ['Something is being published already. Try again in a minute.'];
    case 'refused':
      return [
        ...outcome.mistakes,
        `Nothing was published: ${outcome.mistakes.length} ${outcome.mistakes.length === 1 ? 'thing has' : 'things have'} to be corrected.`,
      ];
    case 'failed':
      return [`Nothing was published: ${outcome.why}.`];
  }
}

/** A few by name; an upgrade of the code changes hundreds. */
export function describeChanges(changed: readonly Changed[]): string {
  if (changed.length === 0) return 'no words changed';
  const names = changed.slice(0, 5).map(({ file, how }) => (how === 'changed' ? file : `${file} (${how})`));
  return changed.length > 5 ? `${names.join(', ')} and ${changed.length - 5} more` : names.join(', ');
}
