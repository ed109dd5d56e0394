import { Link } from 'react-router';
import { Badge } from '#desk/parts/badge.tsx';
import type { ShownRequest } from '#desk/request-lists/requests-view.ts';
import { standingWords, requests as words } from '#desk/words/en/requests.ts';
import type { Standing } from '#desk/words/standings.ts';

const tones: Partial<Record<Standing, 'good' | 'urgent' | 'new'>> = { waiting: 'new', unanswered: 'urgent', reached: 'good', hired: 'good' };

/** Drawn as cards on a phone, where browsers would otherwise stop telling that it is a table. */
const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table, and on a phone one card for each row. */
export function RequestTable({ caption, rows, erasable = false }: { caption: string; rows: readonly ShownRequest[]; erasable?: boolean }) {
  const { heads } = words;
  return (
    <div className="request-box">
      <table {...as.table} className="request-table">
        <caption className="unseen">{caption}</caption>
        <thead {...as.group}>
          <tr {...as.row}>
            {[heads.received, heads.name, heads.county, heads.caseType, heads.state, heads.person, heads.reference].map((head) => (
              <th key={head} {...as.head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.group}>
          {rows.map((row) => (
            <Row key={row.reference} row={row} erasable={erasable} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, erasable }: { row: ShownRequest; erasable: boolean }) {
  return (
    <tr {...as.row}>
      <td {...as.cell} className="cell-received">
        <time dateTime={row.receivedAt}>{row.received}</time>
      </td>
      <th {...as.rowHead} scope="row" className="cell-name">
        <Link to={`/requests/${row.reference}`}>{row.name}</Link>
        {row.theirName && <span className="cell-for">{words.asksFor(row.theirName)}</span>}
      </th>
      <td {...as.cell} className="cell-county">
        {row.county}
      </td>
      <td {...as.cell} className="cell-case">
        {row.caseType}
      </td>
      <td {...as.cell} className="cell-state">
        <Badge {...toneOf(row.standing)}>{standingWords[row.standing]}</Badge>
        {row.urgent && <Badge tone="urgent">{words.urgent}</Badge>}
        {row.setAside && <Badge>{words.setAside}</Badge>}
      </td>
      <td {...as.cell} className="cell-person">
        {row.person}
      </td>
      <td {...as.cell} className="cell-reference">
        <span>{row.spoken}</span>
        {erasable && (
          <a href={`/requests/${row.reference}/erase`} aria-label={words.erase.linkFor(row.spoken)}>
            {words.erase.link}
          </a>
        )}
      </td>
    </tr>
  );
}

function toneOf(standing: Standing) {
  const tone = tones[standing];
  return tone ? { tone } : {};
}
