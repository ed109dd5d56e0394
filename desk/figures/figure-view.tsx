import { Chart, Swatch } from '#desk/figures/chart.tsx';
import type { Figure, Table } from '#desk/figures/figure.ts';
import { figuresWords as words } from '#desk/words/en/figures.ts';

/** A figure as a person reads it: caption, one sentence, the drawing, and the same numbers as a table and a file. */
export function FigureView({ figure, search, number }: { figure: Figure; search: string; number: (value: number) => string }) {
  const { name, title, sentence, counted, table, legend } = figure;
  return (
    <figure className="figure" id={name}>
      <figcaption>
        <h2 id={`${name}-title`}>{title}</h2>
        <p id={`${name}-sentence`} className="figure-sentence">
          {sentence}
        </p>
      </figcaption>
      {legend.length > 0 ? (
        <ul className="figure-legend">
          {legend.map(({ fill, label }) => (
            <li key={fill}>
              <Swatch fill={fill} id={`${name}-legend-${fill}`} /> {label}
            </li>
          ))}
        </ul>
      ) : null}
      {table.rows.length > 0 ? <Chart figure={figure} labelledBy={`${name}-title`} describedBy={`${name}-sentence`} /> : null}
      <details>
        <summary>
          {words.table}
          <span className="visually-hidden">: {title}</span>
        </summary>
        {/* A table wider than a phone is moved within its own frame, also by keyboard. */}
        <section className="figure-table" aria-labelledby={`${name}-title`} tabIndex={0}>
          <Numbers table={table} number={number} title={title} />
        </section>
      </details>
      <p className="figure-counted">{counted}</p>
      <p>
        <a href={`/figures/${name}.csv?${search}`} aria-label={words.csvOf(title)} download>
          {words.csv}
        </a>
      </p>
    </figure>
  );
}

function Numbers({ table: { headings, rows }, number, title }: { table: Table; number: (value: number) => string; title: string }) {
  return (
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">
              <bdi>{label}</bdi>
            </th>
            {values.map((value, at) => (
              <td key={headings[at + 1]}>{number(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
