import { Link } from 'react-router';
import { Badge } from '#desk/parts/badge.tsx';
import { RunningClock, usePassed } from '#desk/request-lists/running-clock.tsx';
import type { Shown } from '#desk/request-lists/waiting-view.ts';
import { waiting as words } from '#desk/words/en/waiting.ts';

export function WaitingRows({ rows, now }: { rows: readonly Shown[]; now: string }) {
  return (
    <ol className="waiting-rows">
      {rows.map((row) => (
        <Row key={row.reference} row={row} now={now} />
      ))}
    </ol>
  );
}

function Row({ row, now }: { row: Shown; now: string }) {
  const passed = usePassed(row.dueAt, now);
  const late = row.late || passed;
  return (
    <li className={['waiting-row', late && 'is-late', row.urgent && 'is-urgent'].filter(Boolean).join(' ')}>
      <div className="waiting-who">
        <h2>
          <Link to={`/requests/${row.reference}`}>
            <bdi>{row.name}</bdi>
          </Link>
        </h2>
        <p className="waiting-place">
          <bdi>{row.place}</bdi> <span className="waiting-reference">{row.spoken}</span>
        </p>
        {(late || row.urgent || row.language) && (
          <p className="waiting-marks">
            {late && <Badge tone="urgent">{words.late}</Badge>}
            {row.urgent && <Badge tone={late ? 'urgent' : 'new'}>{words.urgent}</Badge>}
            {row.language && <Badge>{row.language.name}</Badge>}
            {row.urgent && row.reasons.length > 0 && <span className="waiting-reasons">{row.reasons.join(', ')}</span>}
          </p>
        )}
      </div>
      <div className="waiting-state">
        <p className={row.state.alarm ? 'is-alarm' : undefined}>{row.state.text}</p>
        {row.language && <p className="waiting-note">{words.language(row.language)}</p>}
        {row.notes.map((note) => (
          <p key={note} className="waiting-note">
            {note}
          </p>
        ))}
      </div>
      <dl className="waiting-times">
        <div>
          <dt>{late ? words.lateBy : words.left}</dt>
          <dd className="waiting-left">
            <RunningClock at={row.dueAt} now={now} />
          </dd>
          <dd className="waiting-note">{words.promised(row.promised)}</dd>
        </div>
        <div>
          <dt>{words.waits}</dt>
          <dd>
            <RunningClock at={row.receivedAt} now={now} />
          </dd>
          <dd className="waiting-note">{words.since(row.received)}</dd>
        </div>
      </dl>
    </li>
  );
}
