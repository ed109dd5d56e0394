import type { PublishingState } from '#database/columns.ts';
import type { Desk } from '#desk/context.ts';
import type { Act } from '#desk/publishing/order.ts';
import { publishing as words } from '#desk/words/en/publishing.ts';
import { shortDayAndTime } from '#firm/clock.ts';
import { languages } from '#firm/languages.ts';
import { openTranslations, translatedInto } from '#firm/translations.ts';

/** After this the publisher, which reports every half minute, counts as away. */
const silentAfterMs = 120_000;
const mostFiles = 12;

export type PublishingView = Awaited<ReturnType<typeof readPublishing>>;

export async function readPublishing({ db, content, people, clock }: Pick<Desk, 'db' | 'content' | 'people' | 'clock'>) {
  const [row, orders] = await Promise.all([
    db.selectFrom('publishing_state').select(['seen_at', 'state']).executeTakeFirst(),
    db
      .selectFrom('publishing_orders as o')
      .leftJoin('publishing_reports as r', 'r.order_id', 'o.id')
      .select(['o.id', 'o.ordered_at', 'o.ordered_by', 'o.act', 'r.outcome', 'r.release', 'r.told'])
      .orderBy('o.id', 'desc')
      .limit(10)
      .execute(),
  ]);
  const shown = (at: Date | string) => shortDayAndTime(new Date(at), content.language.lang);
  const name = (id: string) => people()[id]?.name ?? id;
  const state = row?.state;
  return {
    isSilent: row !== undefined && clock().getTime() - row.seen_at.getTime() > silentAfterMs,
    seen: row ? shown(row.seen_at) : undefined,
    ...(state ? releasesShown(state, shown, name) : {}),
    translations: translationsShown(content),
    orders: orders.map(({ id, ordered_at, ordered_by, act, outcome, release, told }) => ({
      id,
      when: shown(ordered_at),
      who: name(ordered_by),
      act: words.past.acts[act],
      outcome: outcome ? words.past.outcomes[outcome] : words.past.open,
      release,
      told: told ?? [],
    })),
  };
}

/** Of the words that are published: how each language of the site stands beside the English text. */
function translationsShown({ firm }: Desk['content']) {
  return translatedInto
    .filter((code) => firm.languages[code])
    .map((code) => ({
      language: languages[code].name,
      lang: languages[code].lang,
      open: openTranslations(code).map(({ state, files }) => ({
        said: words.translations.states[state](files.length),
        files: state === 'unsigned' ? [] : files.slice(0, mostFiles),
        isWrong: state !== 'unsigned',
      })),
    }));
}

function releasesShown(state: PublishingState, shown: (at: string) => string, name: (id: string) => string) {
  const releases = state.releases.map((one) => ({
    name: one.name,
    isCurrent: one.name === state.current,
    at: shown(one.at),
    by: name(one.by),
    version: one.version,
    changed: one.changed && filesShown(one.changed),
  }));
  const { mistakes, signed, unsigned, preview } = state;
  const before = releases.find((one) => state.current !== null && one.name < state.current)?.name;
  const may: Act[] = [
    ...(state.waiting.length > 0 && mistakes.length + unsigned.length === 0 ? (['preview', 'publish'] as const) : []),
    ...(before ? (['roll-back'] as const) : []),
  ];
  return {
    current: releases.find(({ isCurrent }) => isCurrent),
    releases,
    before,
    waiting: filesShown(state.waiting),
    mistakes,
    signed,
    unsigned,
    preview,
    may,
  };
}

function filesShown(files: PublishingState['waiting']): { files: { file: string; how: string }[]; more: number } {
  return { files: files.slice(0, mostFiles).map(({ file, how }) => ({ file, how: words.waiting.how[how] })), more: Math.max(0, files.length - mostFiles) };
}
