import { Link } from 'react-router';
import { Badge } from '#desk/parts/badge.tsx';
import type { ShownRequest } from '#desk/requests/requests-view.ts';
import type { Standing } from '#desk/requests/standings.ts';
import { standingWords, requests as words } from '#desk/words/en/requests.ts';

const tones: Partial<Record<Standing, 'good' | 'urgent' | 'new'>> = { waiting: 'new', unanswered: 'urgent', reached: 'good', hired: 'good' };

/** A table, and on a phone one card for each row; the roles keep it a table for whoever listens to it. */
export function RequestTable({ caption, rows, erasable = false }: { caption: string; rows: readonly ShownRequest[]; erasable?: boolean }) {
  const { heads } = words;
  return (
    <div className="request-box">
      <table role="table" className="request-table">
        <caption className="unseen">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[heads.received, heads.name, heads.county, heads.caseType, heads.state, heads.person, heads.reference].map((head) => (
              <th key={head} role="columnheader" scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
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
    <tr role="row">
      <td role="cell" className="cell-received">
        <time dateTime={row.receivedAt}>{row.received}</time>
      </td>
      <th role="rowheader" scope="row" className="cell-name">
        <Link to={`/requests/${row.reference}`}>{row.name}</Link>
        {row.theirName && <span className="cell-for">{words.asksFor(row.theirName)}</span>}
      </th>
      <td role="cell" className="cell-county">
        {row.county}
      </td>
      <td role="cell" className="cell-case">
        {row.caseType}
      </td>
      <td role="cell" className="cell-state">
        <Badge {...toneOf(row.standing)}>{standingWords[row.standing]}</Badge>
        {row.urgent && <Badge tone="urgent">{words.urgent}</Badge>}
        {row.setAside && <Badge>{words.setAside}</Badge>}
      </td>
      <td role="cell" className="cell-person">
        {row.person}
      </td>
      <td role="cell" className="cell-reference">
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
