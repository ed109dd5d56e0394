import { readTyped } from '#case-review/typed-number.ts';
import type { AppointmentPlace } from '#database/tables.ts';
import type { Desk, Person } from '#desk/context.ts';
import { hasRole } from '#desk/context.ts';
import type { DeskAct } from '#desk/log-acts.ts';
import { typedIn as text } from '#desk/request-lists/sent.ts';
import { writeNote } from '#desk/request-page/notes.ts';
import { request as words } from '#desk/words/en/request.ts';
import { instantAt } from '#firm/clock.ts';
import { isMailable } from '#firm/mailable.ts';
import { mayBeAlerted } from '#firm/on-call.ts';
import type { Acted } from '#followup/actions/action.ts';
import { clearConflict, findConflict } from '#followup/actions/conflict.ts';
import { correct, referTo } from '#followup/actions/correct-contact.ts';
import { appoint, cannotTake, hired, leftMessage, noAnswer, reached, spam, toldInPerson } from '#followup/actions/reports.ts';
import { acknowledge, passOn, reassign } from '#followup/actions/take.ts';
import { undo } from '#followup/actions/undo.ts';
import { changesForLadder } from '#on-call/rota/changes.ts';

export type Did = keyof typeof words.did;

type Acting = { desk: Desk; person: Person; request: string; form: FormData };
type Outcome = Acted | { kind: 'too-late' } | { kind: 'refused'; did: Did };

/** One act of the page: who may do it, what it does, what the log says. */
type Act = { log: DeskAct; did: Did; run: (acting: Acting) => Promise<Outcome> };

/** Does what a form asks for. Returns what the page says afterwards. */
export async function perform(name: string, acting: Acting): Promise<{ did: Did; log: DeskAct | undefined }> {
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) throw new Response(null, { status: 400 });
  const outcome = await act.run(acting);
  if (outcome.kind === 'done') return { did: act.did, log: act.log };
  return { did: outcome.kind === 'refused' ? outcome.did : outcome.kind, log: undefined };
}

const refused = (did: Did): Outcome => ({ kind: 'refused', did });
const isSure = (form: FormData): boolean => form.get('sure') === 'yes';

const acts: Record<string, Act> = {
  acknowledge: { log: 'took-request', did: 'acknowledge', run: ({ desk: { db, ladder }, person, request }) => acknowledge(db, ladder, request, person.id) },
  pass: {
    log: 'passed-on',
    did: 'pass',
    run: async ({ desk: { db, ladder }, person, request }) => passOn(db, ladder, await changesForLadder(db, ladder), request, person.id),
  },
  reassign: { log: 'reassigned', did: 'reassign', run: giveTo },
  reached: { log: 'reported', did: 'reached', run: ({ desk: { db }, person, request }) => reached(db, request, person.id) },
  'left-message': { log: 'reported', did: 'left-message', run: ({ desk: { db, ladder }, person, request }) => leftMessage(db, ladder, request, person.id) },
  'no-answer': { log: 'reported', did: 'no-answer', run: ({ desk: { db, ladder }, person, request }) => noAnswer(db, ladder, request, person.id) },
  hired: { log: 'reported', did: 'hired', run: ({ desk: { db }, person, request }) => hired(db, request, person.id) },
  told: { log: 'reported', did: 'told', run: ({ desk: { db }, person, request }) => toldInPerson(db, request, person.id) },
  decline: {
    log: 'reported',
    did: 'declined',
    run: async ({ desk: { db }, person, request, form }) => (isSure(form) ? cannotTake(db, request, person.id) : refused('unsure')),
  },
  refer: { log: 'reported', did: 'referred', run: referThem },
  spam: {
    log: 'reported',
    did: 'spam',
    run: async ({ desk: { db }, person, request, form }) => (isSure(form) ? spam(db, request, person.id) : refused('unsure')),
  },
  appointment: { log: 'reported', did: 'appointment', run: makeAppointment },
  undo: { log: 'undid', did: 'undo', run: ({ desk: { db }, person, request, form }) => undo(db, request, person.id, text(form, 'report')) },
  'clear-conflict': { log: 'conflict-cleared', did: 'conflict-cleared', run: (acting) => decide(acting, clearConflict) },
  'find-conflict': { log: 'conflict-found', did: 'conflict-found', run: (acting) => decide(acting, findConflict) },
  correct: { log: 'corrected', did: 'correct', run: putRight },
  note: {
    log: 'note-written',
    did: 'note',
    run: async ({ desk: { db, sealTo }, person, request, form }) =>
      (await writeNote(db, sealTo, request, person.id, 'everyone', text(form, 'note'))) ? { kind: 'done' } : refused('wrong-note'),
  },
};

async function decide({ desk: { db }, person, request, form }: Acting, how: typeof clearConflict): Promise<Outcome> {
  if (!hasRole(person, 'attorney', 'owner')) return refused('refused');
  return isSure(form) ? how(db, request, person.id) : refused('unsure');
}

async function giveTo({ desk: { db, ladder }, person, request, form }: Acting): Promise<Outcome> {
  const to = text(form, 'to');
  return Object.hasOwn(ladder.people, to) && mayBeAlerted(ladder.people[to]) ? reassign(db, ladder, request, to, person.id) : refused('wrong-person');
}

async function referThem({ desk: { db, opener, sealTo }, person, request, form }: Acting): Promise<Outcome> {
  const to = text(form, 'to').replace(/\s+/g, ' ');
  return to.length < 2 || to.length > 200 ? refused('wrong-name') : referTo(db, { opener, sealTo }, request, person.id, to);
}

const places: readonly AppointmentPlace[] = ['office', 'phone', 'video', 'elsewhere'];

async function makeAppointment({ desk, person, request, form }: Acting): Promise<Outcome> {
  const [day, time, detail] = [text(form, 'day'), text(form, 'time'), text(form, 'detail')];
  const where = places.find((place) => place === text(form, 'where'));
  if (!where || !/^\d{4}-\d\d-\d\d$/.test(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time) || Number.isNaN(Date.parse(day))) return refused('wrong-time');
  const at = instantAt(day, time);
  const now = desk.clock().getTime();
  if (at.getTime() <= now || at.getTime() > now + mostDaysAhead * 86_400_000) return refused('wrong-time');
  const acted = await appoint(desk.db, request, person.id, at, where);
  if (acted.kind === 'done' && detail !== '') await writeNote(desk.db, desk.sealTo, request, person.id, 'everyone', words.appointment.note(detail));
  return acted;
}

const mostDaysAhead = 366;

async function putRight({ desk: { db, opener, sealTo, index }, person, request, form }: Acting): Promise<Outcome> {
  const [phone, email] = [text(form, 'phone'), text(form, 'email')];
  if (phone.length > 30 || !readTyped(phone)) return refused('wrong-phone');
  if (email !== '' && !isMailable(email)) return refused('wrong-mail');
  const acted = await correct(db, { opener, sealTo }, request, person.id, { phone, email });
  if (acted.kind === 'done') await index.refresh([request]);
  return acted;
}
