import { data, Form, redirect } from 'react-router';
import { deskOf, hasRole, personOf, requireRole, writeLog } from '#desk/context.ts';
import { type DrillsView, type DrillView, type ReachView, readDrills } from '#desk/on-call/drills-view.ts';
import { orderNow } from '#desk/on-call/order.ts';
import { Tabs } from '#desk/on-call/tabs.tsx';
import { Badge } from '#desk/parts/badge.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Table } from '#desk/parts/table.tsx';
import { onCallWords } from '#desk/words/en/on-call.ts';
import type { Route } from './+types/drills.ts';
import './on-call.css';

const words = onCallWords.drills;

export async function loader({ context, request }: Route.LoaderArgs) {
  const view = await readDrills(deskOf(context));
  return { ...view, mayOrder: hasRole(personOf(context), 'attorney', 'owner'), isOrdered: new URL(request.url).searchParams.get('done') === 'drill' };
}

export async function action({ context, request }: Route.ActionArgs) {
  const desk = deskOf(context);
  const person = requireRole(context, 'attorney', 'owner');
  const ordered = await orderNow(desk, person.id, (await request.formData()).get('hour') === 'yes');
  if (ordered.kind !== 'ordered') return data(ordered, { status: 422 });
  await writeLog(desk, person, 'drill-ordered');
  throw redirect('/on-call/drills?done=drill');
}

export default function Drills({ loaderData, actionData }: Route.ComponentProps) {
  const { weekly, drills, reach, order, mayOrder, isOrdered } = loaderData;
  return (
    <>
      <title>{onCallWords.drillsTab}</title>
      <h1>{onCallWords.title}</h1>
      <Tabs here="drills" />
      {actionData && (
        <p className="notice is-wrong" role="alert">
          {{ 'wrong-hour': words.confirmHour, running: words.runs, nobody: words.nobody }[actionData.kind]}
        </p>
      )}
      {isOrdered && !actionData && (
        <p className="notice is-good" role="status">
          {onCallWords.done.drill}
        </p>
      )}
      <Reaches reach={reach} />
      <section className="on-call-drills" aria-labelledby="drills">
        <h2 id="drills">{words.title}</h2>
        <p className="hint">
          {words.lead} {weekly}
        </p>
        {drills.length > 0 ? <Answers drills={drills} /> : <p>{words.none}</p>}
      </section>
      {mayOrder ? <Order {...order} /> : <p className="hint">{words.only}</p>}
    </>
  );
}

function Reaches({ reach }: { reach: ReachView[] }) {
  const said = onCallWords.reach;
  const dead = reach.flatMap(({ channels }) => channels.filter(({ short }) => short === said.deadShort)).length;
  return (
    <section className="on-call-drills" aria-labelledby="reach">
      <h2 id="reach">{said.title}</h2>
      {dead > 0 && <p className="notice is-wrong">{said.trouble(dead)}</p>}
      <p className="hint">{said.lead}</p>
      <ul className="reach-people">
        {reach.map(({ who, name, alerted, channels }) => (
          <li key={who} className="panel">
            <h3>{name}</h3>
            {!alerted && <p className="hint">{said.alertsOnly}</p>}
            {channels.length === 0 && <p>{said.none}</p>}
            <ul>
              {channels.map(({ channel, tone, short, long }) => (
                <li key={channel}>
                  <p className="row">
                    <b>{channel}</b> <Badge {...(tone ? { tone } : {})}>{short}</Badge>
                  </p>
                  <p className="hint">{long}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answers({ drills }: { drills: DrillView[] }) {
  return (
    <Table caption={words.caption} heads={words.heads}>
      {drills.flatMap(({ id, when, isOpen, away, people }) =>
        people.map(({ name, answered, missed }, index) => (
          <tr key={`${id} ${name}`}>
            {index === 0 && (
              <th scope="rowgroup" rowSpan={people.length}>
                {when}
                {isOpen && <span className="drill-open">{words.running}</span>}
                {away.map((one) => (
                  <span key={one} className="hint drill-away">
                    {one}
                  </span>
                ))}
              </th>
            )}
            <td>{name}</td>
            <td>{answered.join(', ')}</td>
            <td className={missed.length > 0 && !isOpen ? 'drill-missed' : undefined}>{missed.length > 0 ? missed.join(', ') : words.nobodySilent}</td>
          </tr>
        )),
      )}
    </Table>
  );
}

function Order({ asked, count, rings, wrongHour, isRunning }: DrillsView['order']) {
  return (
    <section className="panel on-call-order" aria-labelledby="order">
      <h2 id="order">{words.orderTitle}</h2>
      {isRunning && <p className="notice">{words.runs}</p>}
      {count === 0 && <p>{words.nobody}</p>}
      {count > 0 && !isRunning && (
        <Form method="post" className="on-call-note" preventScrollReset>
          <p>{words.asks(count, rings)}</p>
          <ul className="order-asked">
            {asked.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          {wrongHour && (
            <label className="on-call-choice">
              <input type="checkbox" name="hour" value="yes" required /> {words.wrongHour(wrongHour)}
            </label>
          )}
          <Button>{words.button}</Button>
        </Form>
      )}
    </section>
  );
}
