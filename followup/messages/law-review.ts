import { calendarDay } from '#firm/clock.ts';
import { content } from '#firm/content.ts';
import { named } from '#firm/content-file.ts';
import { unreviewed } from '#firm/launch.ts';
import { type LawFinding, lawFindings } from '#firm/law-check.ts';
import type { LawReviewFacts } from '#followup/messages/mails/law-review.tsx';

/** What the responsible lawyer must look at: the same as `npm run law` and the launch check say. */
export function lawReviewFacts(now: Date): LawReviewFacts {
  const site = content();
  const findings = lawFindings(site.law, site.language, calendarDay(now));
  const of = (kind: LawFinding['kind']) => findings.filter((finding) => finding.kind === kind).map(({ where, what }) => `${where}: ${what}`);
  return {
    records: site.law.size,
    past: of('past'),
    unsigned: of('unsigned').length,
    wrong: [...of('number'), ...of('unknown'), ...of('uncited')],
    pages: unreviewed(site).map((name) => named(`${site.language.code}/${name}`)),
  };
}
