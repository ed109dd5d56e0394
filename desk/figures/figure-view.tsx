import { Chart, Swatch } from '#desk/figures/chart.tsx';
import type { Figure, Table } from '#desk/figures/figure.ts';
import { Table as TableBox } from '#desk/parts/table.tsx';
import { type FigureName, figuresWords as words } from '#desk/words/en/figures.ts';

/** A figure as a person reads it: caption, one sentence, the drawing, and the same numbers as a table and a file. */
export function FigureView({ figure, search, number }: { figure: Figure; search: string; number: (value: number) => string }) {
  const { name, title, sentence, counted, table, legend } = figure;
  return (
    <figure className={half.has(name) ? 'figure figure-half' : 'figure'} id={name}>
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
          <span className="unseen">: {title}</span>
        </summary>
        <Numbers table={table} number={number} title={title} />
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

/** Short bars, of which two stand side by side where there is room. */
const half: ReadonlySet<FigureName> = new Set(['case-types', 'counties', 'pages', 'sites', 'campaigns', 'assistant']);

function Numbers({ table: { headings, rows }, number, title }: { table: Table; number: (value: number) => string; title: string }) {
  return (
    <TableBox caption={title} heads={headings}>
      {rows.map(({ label, values }) => (
        <tr key={label}>
          <th scope="row">
            <bdi>{label}</bdi>
          </th>
          {values.map((value, at) => (
            <td key={headings[at + 1]} className="number">
              {number(value)}
            </td>
          ))}
        </tr>
      ))}
    </TableBox>
  );
}
