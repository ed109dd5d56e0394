import type { Database } from '#database/connection.ts';
import type { Figure } from '#desk/figures/figure.ts';
import { assistantFigure, funnelFigure, messagesFigure } from '#desk/figures/make/bars.ts';
import { hoursFigure, requestsFigure } from '#desk/figures/make/by-day.ts';
import { type KindName, kindFigure, ofPeriod } from '#desk/figures/make/kinds.ts';
import type { Asked } from '#desk/figures/make/parts.ts';
import { reachedFigure } from '#desk/figures/make/reached.ts';
import { weekFigure } from '#desk/figures/make/week.ts';
import type { RequestIndex } from '#desk/request-index.ts';
import type { FigureName } from '#desk/words/en/figures.ts';

export type FigureParts = { db: Database; index: Pick<RequestIndex, 'all'> };

const kindNames: KindName[] = ['case-types', 'counties', 'pages', 'sites', 'campaigns'];

/** Every figure of a period, in the order of the page. */
export async function allFigures({ db, index }: FigureParts, asked: Asked): Promise<Figure[]> {
  const [requests, hours, reached, week, found, funnel, messages, assistant] = await Promise.all([
    requestsFigure(db, asked),
    hoursFigure(db, asked),
    reachedFigure(db, asked),
    weekFigure(db, asked),
    ofPeriod(db, index, asked),
    funnelFigure(db, asked),
    messagesFigure(db, asked),
    assistantFigure(db, asked),
  ]);
  return [requests, hours, reached, funnel, week, ...kindNames.map((name) => kindFigure(name, asked, found)), messages, assistant];
}

export async function oneFigure(parts: FigureParts, name: FigureName, asked: Asked): Promise<Figure> {
  const { db, index } = parts;
  const kind = kindNames.find((one) => one === name);
  if (kind) return kindFigure(kind, asked, await ofPeriod(db, index, asked));
  return makers[name as Exclude<FigureName, KindName>](db, asked);
}

const makers: Record<Exclude<FigureName, KindName>, (db: Database, asked: Asked) => Promise<Figure>> = {
  'requests-by-day': requestsFigure,
  hours: hoursFigure,
  reached: reachedFigure,
  week: weekFigure,
  'to-hired': funnelFigure,
  messages: messagesFigure,
  assistant: assistantFigure,
};
