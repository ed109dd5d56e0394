import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishingState } from '#database/columns.ts';
import type { Database } from '#database/connection.ts';
import { calendarDay } from '#firm/clock.ts';
import { changedWords, wordsIn } from '#server/publisher/changed-words.ts';
import { editedWords, mistakesInEdited } from '#server/publisher/publish.ts';
import { currentIn, releaseFolder, releasesIn } from '#server/publisher/releases.ts';
import type { Publishing } from '#server/publisher/settings.ts';
import { signaturesOf } from '#server/publisher/signatures.ts';

/** Reading some hundred files costs a tenth of a second. */
const lookEveryMs = 20_000;

/** Tells the desk what is published and what waits. The words are checked again only when something was edited. */
export function openLookout(db: Database, settings: Publishing, preview: () => PublishingState['preview'] | undefined): { look: () => Promise<void> } {
  let looked = 0;
  let known: { of: string; mistakes: string[] } | undefined;
  let releasesSeen = '';
  mkdirSync(settings.releases, { recursive: true });
  return {
    look: async () => {
      const current = currentIn(settings.releases);
      const releases = releasesIn(settings.releases);
      const seen = `${current} ${releases.map(({ name }) => name).join(' ')} ${preview()?.release}`;
      if (Date.now() - looked < lookEveryMs && seen === releasesSeen) return;
      const published = releases.find(({ name }) => name === current);
      const before = published && wordsIn(releaseFolder(settings.releases, published.name));
      const waiting = before ? changedWords(before, editedWords()) : [];
      const of = JSON.stringify(waiting.map((one) => [one, stamp(one.file)]));
      if (known?.of !== of) known = { of, mistakes: waiting.length ? await mistakesInEdited() : [] };
      const { signed, unsigned } = before ? signaturesOf(before, editedWords(), waiting, calendarDay(new Date(published.at))) : { signed: [], unsigned: [] };
      const state: PublishingState = {
        current: current ?? null,
        releases: releases.map(({ name, at, by, version, changed }) => ({ name, at, by, version, changed: changed ?? null })),
        waiting,
        mistakes: known.mistakes,
        signed,
        unsigned: process.env['LAUNCH_CHECK'] === 'off' ? [] : unsigned,
        preview: preview() ?? null,
      };
      await tell(db, state);
      [looked, releasesSeen] = [Date.now(), seen];
    },
  };
}

async function tell(db: Database, state: PublishingState): Promise<void> {
  const told = JSON.stringify(state);
  await db
    .insertInto('publishing_state')
    .values({ state: told })
    .onConflict((same) => same.column('id').doUpdateSet({ state: told, seen_at: new Date() }))
    .execute();
}

/** When a file was last saved, in the firm's folder or in the code's. */
function stamp(file: string): number {
  const { firm, code } = editedWords();
  return (
    [firm, code]
      .map((folder) => (folder ? statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs : undefined))
      .find((at) => typeof at === 'number') ?? 0
  );
}
