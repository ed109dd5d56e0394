import { deskOf } from '#desk/context.ts';
import { FigureView } from '#desk/figures/figure-view.tsx';
import { allFigures } from '#desk/figures/figures.ts';
import { numberIn } from '#desk/figures/number.ts';
import { lengths, readPeriod, searchOf } from '#desk/figures/period.ts';
import { Button } from '#desk/parts/button.tsx';
import { Field } from '#desk/parts/field.tsx';
import { figuresWords as words } from '#desk/words/en/figures.ts';
import { calendarDay, longDate } from '#firm/clock.ts';
import type { Route } from './+types/figures.ts';
import '#desk/figures/figures.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, index, clock, content } = deskOf(context);
  const { lang, dir } = content.firm.language;
  const period = readPeriod(new URL(request.url).searchParams, clock());
  const figures = await allFigures({ db, index }, { period, lang, dir });
  return {
    period,
    figures,
    lang,
    search: searchOf(period),
    today: calendarDay(clock()),
    shown: [longDate(period.from, lang), longDate(period.until, lang)] as const,
  };
}

export default function Figures({ loaderData: { period, figures, lang, search, today, shown } }: Route.ComponentProps) {
  const number = numberIn(lang);
  return (
    <>
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <p>
        <b>{words.shows(...shown)}</b>. {words.intro}
      </p>
      <nav aria-label={words.period} className="figures-period">
        <ul>
          {lengths.map((length) => (
            <li key={length}>
              <a href={`/figures?days=${length}`} aria-current={period.length === length ? 'page' : undefined}>
                {words.days(length)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form className="figures-own" action="/figures" aria-label={words.own}>
        <Field label={words.from}>{(described) => <input type="date" name="from" required max={today} defaultValue={period.from} {...described} />}</Field>
        <Field label={words.until}>{(described) => <input type="date" name="until" required max={today} defaultValue={period.until} {...described} />}</Field>
        <Button look="ghost">{words.show}</Button>
      </form>
      <div className="figures">
        {figures.map((figure) => (
          <FigureView key={figure.name} figure={figure} search={search} number={number} />
        ))}
      </div>
    </>
  );
}
