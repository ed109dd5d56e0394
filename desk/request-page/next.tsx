import { Button } from '#desk/parts/button.tsx';
import { ActForm } from '#desk/request-page/act-form.tsx';
import { Appointment, Decline, Reassign, Refer, Spam } from '#desk/request-page/forms.tsx';
import type { RequestView } from '#desk/request-page/view.ts';
import { request as words } from '#desk/words/en/request.ts';

/** Once it is over there is nothing to do, and no box that says so. */
export function hasNext({ may, appointment }: RequestView): boolean {
  const { decide: _, ...acts } = may;
  return appointment !== undefined || Object.values(acts).some(Boolean);
}

/** What can be done now: take it, say how it went, or end it. */
export function Next({ view }: { view: RequestView }) {
  const { may, seen } = view;
  return (
    <section className="panel next" aria-labelledby="next">
      <h2 id="next">{words.next}</h2>
      {view.appointment && (
        <div className="appointment">
          <p>
            <b>{words.appointment.stands}</b>
            <br />
            {view.appointment}
          </p>
          <a className="button ghost" href={`/requests/${view.reference}/appointment.ics`} download={`${view.reference}.ics`}>
            {words.appointment.file}
          </a>
        </div>
      )}
      <ActForm seen={seen} className="row">
        {may.take && (
          <Button name="do" value="acknowledge">
            {words.take}
          </Button>
        )}
        {may.pass && (
          <Button name="do" value="pass" look="ghost" title={words.passHint}>
            {words.pass}
          </Button>
        )}
        {may.tell && (
          <Button name="do" value="told">
            {words.reports.told}
          </Button>
        )}
        {may.hire && (
          <Button name="do" value="hired">
            {words.reports.hired}
          </Button>
        )}
      </ActForm>
      {may.report && (
        <ActForm seen={seen}>
          <h3>{words.reports.title}</h3>
          <p className="row">
            {(['reached', 'left-message', 'no-answer'] as const).map((one) => (
              <Button key={one} name="do" value={one} look="ghost">
                {words.reports[one]}
              </Button>
            ))}
          </p>
        </ActForm>
      )}
      <div className="folds">
        {may.appoint && <Appointment seen={seen} moves={view.appointment !== undefined} />}
        {may.report && <Reassign seen={seen} people={view.people} />}
        {may.close && (
          <>
            <Decline seen={seen} />
            <Refer seen={seen} />
            <Spam seen={seen} />
          </>
        )}
      </div>
      {may.close && <p className="hint">{words.reports.undoable}</p>}
    </section>
  );
}
