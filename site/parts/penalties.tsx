import type { PracticeArea } from '#firm/practice-area.ts';
import type { Inline } from '#firm/prose.ts';
import { Icon } from '#ui/icon.tsx';
import { FactTable, Line } from './prose.tsx';

type Table = PracticeArea['penalties'][number];

/**
 * What the law allows, charge by charge: a table where there is room for one, and on phones a list that opens charge by
 * charge. Both are in the page and one is shown, because no table row can be closed; the words said twice cost 260 bytes.
 */
export function Penalties({ tables }: { tables: Table[] }) {
  return tables.map(({ caption, columns, rows, note }, first) => (
    <div key={caption} className="penalties">
      <FactTable caption={caption} head={columns.map((column) => [column])} rows={rows} />
      <div className="charges">
        <p>{caption}</p>
        <div className="questions">
          {rows.map((row, at) => (
            <Charge key={at} columns={columns} row={row} open={first === 0 && at === 0} />
          ))}
        </div>
      </div>
      {note ? (
        <p className="note">
          <Line parts={note} />
        </p>
      ) : null}
    </div>
  ));
}

function Charge({ columns, row: [charge = [], ...cells], open }: { columns: string[]; row: Inline[][]; open: boolean }) {
  return (
    <details open={open}>
      <summary>
        <h3>
          <Line parts={charge.filter((part) => !isNote(part))} />
        </h3>
        <Icon name="chevron-down" />
      </summary>
      <dl>
        {cells.map((cell, at) => (
          <div key={at}>
            <dt>{columns[at + 1]}</dt>
            <dd>
              <Line parts={cell} />
              {/* The charge's own notes: a link inside a summary could not be told from the summary. */}
              {at === 0 ? <Line parts={charge.filter(isNote)} /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function isNote(part: Inline): boolean {
  return typeof part === 'object' && part.kind === 'note';
}
