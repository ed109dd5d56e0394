import { sql } from 'kysely';
import { Link } from 'react-router';
import type { RowOf } from '#database/tables.ts';
import { deskOf, stranger } from '#desk/context.ts';
import { logActs } from '#desk/log-acts.ts';
import { Table } from '#desk/parts/table.tsx';
import { logWords } from '#desk/words/en/log.ts';
import { shortDayAndTime } from '#firm/clock.ts';
import type { Route } from './+types/log.ts';

const linesOnAPage = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const desk = deskOf(context);
  const before = /^\d{1,18}$/.exec(url.searchParams.get('before') ?? '')?.[0] ?? null;
  const { rows } = await sql<Pick<RowOf<'desk_log'>, 'id' | 'at' | 'person' | 'act' | 'about'> & { reference: string | null }>`
    select l.id, l.at, l.person, l.act, l.about, c.reference from desk_log l left join case_reviews c on c.id = l.case_review_id
    where ${before}::bigint is null or l.id < ${before}::bigint order by l.id desc limit ${linesOnAPage}`.execute(desk.db);
  const nameOf = (id: string | null) => id && (desk.people()[id]?.name ?? id);
  return {
    lines: rows.map(({ id, at, person, act, about, reference }) => ({
      id,
      at: shortDayAndTime(at, desk.content.language.lang),
      who: person === stranger ? logWords.stranger : nameOf(person),
      act: Object.hasOwn(logActs, act) ? logActs[act as keyof typeof logActs] : act,
      about: reference ?? nameOf(about),
    })),
    earlier: rows.length === linesOnAPage ? rows.at(-1)?.id : undefined,
  };
}

export default function Log({ loaderData: { lines, earlier } }: Route.ComponentProps) {
  return (
    <>
      <title>{logWords.title}</title>
      <h1>{logWords.title}</h1>
      <p className="note">{logWords.lead}</p>
      {lines.length === 0 ? (
        <p>{logWords.empty}</p>
      ) : (
        <Table caption={logWords.title} heads={[logWords.when, logWords.who, logWords.what, logWords.about]}>
          {lines.map(({ id, at, who, act, about }) => (
            <tr key={id}>
              <td>{at}</td>
              <td>{who}</td>
              <td>{act}</td>
              <td>{about}</td>
            </tr>
          ))}
        </Table>
      )}
      {earlier && <Link to={`?before=${earlier}`}>{logWords.earlier}</Link>}
    </>
  );
}
