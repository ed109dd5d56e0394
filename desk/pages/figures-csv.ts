import { deskOf } from '#desk/context.ts';
import { oneFigure } from '#desk/figures/figures.ts';
import { tableFile } from '#desk/figures/file.ts';
import { readPeriod } from '#desk/figures/period.ts';
import { figureNames } from '#desk/words/en/figures.ts';
import type { Route } from './+types/figures-csv.ts';

/** The numbers of one figure, as its table shows them. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const name = figureNames.find((one) => `${one}.csv` === params.file);
  if (!name) throw new Response(null, { status: 404 });
  const { db, index, clock, content } = deskOf(context);
  const { lang, dir } = content.firm.language;
  const period = readPeriod(new URL(request.url).searchParams, clock());
  const { table } = await oneFigure({ db, index }, name, { period, lang, dir });
  return new Response(tableFile(table), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}-${period.from}-${period.until}.csv"` },
  });
}
