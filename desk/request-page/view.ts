import { sql } from 'kysely';
import type { Contact } from '#case-review/parts.ts';
import { spoken } from '#case-review/reference.ts';
import type { RowOf } from '#database/tables.ts';
import { checkConflicts } from '#desk/conflicts/check.ts';
import { type Desk, hasRole, mayOpen, type Person } from '#desk/context.ts';
import { addressesOf } from '#desk/request-page/addresses.ts';
import { factsOf } from '#desk/request-page/facts.ts';
import { readNotes } from '#desk/request-page/notes.ts';
import { type RequestRow, readConsents, readUndo, stopped } from '#desk/request-page/read.ts';
import { headOf } from '#desk/request-page/standing.ts';
import { lastEvent, readTimeline, standOf } from '#desk/request-page/timeline.ts';
import { callScripts } from '#desk/words/call-script.ts';
import { reportNames, request as words } from '#desk/words/en/request.ts';
import { dayAndTime, shortDayAndTime, timeOfDay } from '#firm/clock.ts';
import { languages } from '#firm/languages.ts';
import { mayBeAlerted } from '#firm/on-call.ts';
import { spokenLanguage } from '#followup/alerts/spoken-language.ts';
import { seenByVisitor } from '#followup/receipt/receipt.ts';
import { receiptLines } from '#followup/receipt/receipt-view.ts';
import { standing } from '#followup/receipt/words.en.ts';

export type RequestView = Awaited<ReturnType<typeof readView>>;

/** One request in the words that are on the screen and nothing else: what a loader returns stands in the page's source. */
export async function readView(desk: Desk, person: Person, row: RequestRow, contact: Contact) {
  const { db, opener, ladder } = desk;
  const { lang } = desk.content.firm.language;
  const named = nameIn(desk, person);
  const stand = await standOf(db, row.id);
  const [consents, undo, notes, lines, seen, conflict, see] = await Promise.all([
    readConsents(db, row.id),
    readUndo(db, row),
    readNotes(db, opener, row.id, ['everyone']),
    readTimeline(db, row.id, named, lang),
    lastEvent(db, row.id),
    conflictOf(desk, person, row, contact, named, lang),
    seenByVisitor({ db, ladder }, row.id),
  ]);
  const stops = stopped(row);
  const language = languageOf(desk, row);
  return {
    reference: row.reference,
    spoken: spoken(row.reference),
    seen,
    stand,
    now: row.now.toISOString(),
    head: headOf(row, contact, named, lang),
    language,
    addresses: addressesOf(row, contact, stops),
    facts: factsOf(row, contact, consents, stops, lang),
    undo: undo && {
      id: undo.id,
      text: words.undo.said(named(undo.by), reportNames[undo.kind] ?? undo.kind, timeOfDay(undo.until, lang)),
      heldBack: ['declined', 'referred', 'appointment'].includes(undo.kind),
    },
    may: mayDo(row, person),
    appointment:
      row.appointment_at && row.appointment_where
        ? words.appointment.line(dayAndTime(row.appointment_at, lang), words.appointment.places[row.appointment_where], spoken(row.reference))
        : undefined,
    conflict,
    see: see && { headline: receiptLines(see, standing, lang).headline, now: receiptLines(see, standing, lang).now },
    notes: notes.map(({ at, by, text }) => ({ when: shortDayAndTime(at, lang), by: named(by), text })),
    timeline: lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString(), when: shortDayAndTime(at, lang) })),
    erase: mayOpen(person, '/requests/:reference/erase'),
    people: Object.entries(ladder.people).flatMap(([id, one]) => (mayBeAlerted(one) && id !== row.acknowledged_by ? [{ id, name: one.name }] : [])),
  };
}

/** Undefined for English. */
function languageOf({ content: { firm } }: Desk, row: RequestRow) {
  const spokenOn = spokenLanguage(firm, row.language);
  if (!spokenOn) return undefined;
  const { code, name, phone } = spokenOn;
  const { lang, dir } = languages[code];
  return {
    name,
    lang,
    dir,
    line: words.language(name, phone),
    script: Object.values(callScripts[code]).map(({ said, means }) => ({ said: said(firm.name), means: means(firm.name) })),
  };
}

/** Names of the firm's people; the visitor and the machine by what they are. */
function nameIn({ people }: Desk, person: Person): (id: string | null) => string {
  const all = people();
  return (id) => {
    if (id === null) return words.timeline.machine;
    if (id === 'visitor') return words.timeline.visitor;
    return id === person.id ? person.name : (all[id]?.name ?? id);
  };
}

function mayDo(row: RequestRow, person: Person) {
  const waits = row.state === 'climbing' || row.state === 'unanswered';
  const isOpen = waits || row.state === 'acknowledged';
  return {
    take: waits,
    pass: waits || (row.state === 'acknowledged' && row.acknowledged_by === person.id),
    report: isOpen,
    appoint: isOpen || row.state === 'reached',
    hire: row.state === 'reached' && !row.hired_at,
    close: isOpen || (row.state === 'reached' && !row.hired_at),
    tell: row.not_told_at !== null,
    decide: hasRole(person, 'attorney', 'owner'),
  };
}

async function conflictOf(desk: Desk, person: Person, row: RequestRow, contact: Contact, named: (id: string | null) => string, lang: string) {
  const decided = row.conflict_found_at ? ('found' as const) : row.conflict_cleared_at ? ('cleared' as const) : undefined;
  const check = await checkConflicts(desk, { id: row.id, names: { writes: contact.full_name, 'needs-help': contact.their_name }, born: contact.their_birth });
  const say = words.conflict;
  const { listed, requests } = check.searched;
  const by = decided && named(await deciderOf(desk, row.id, decided));
  const when = shortDayAndTime(row.conflict_found_at ?? row.conflict_cleared_at ?? row.now, lang);
  return {
    state: decided ?? ('open' as const),
    said: decided ? say[decided](by ?? '', when) : say.open,
    mayDecide: hasRole(person, 'attorney', 'owner'),
    searched: say.searched(say.requests(requests), listed ? say.listed(listed.clients, listed.adverse, shortDayAndTime(listed.importedAt, lang)) : say.noList),
    complete: check.complete,
    more: check.more,
    hits: check.hits.map(({ which, name, reasons, found }) => ({
      which: say.which[which],
      name,
      why: reasons.map((reason) => say.why[reason]),
      reference: found.kind === 'request' ? found.reference : undefined,
      found:
        found.kind === 'request'
          ? [say.in.request(spoken(found.reference), shortDayAndTime(found.receivedAt, lang)), say.in[found.side]].join(': ')
          : [say.in[found.role], ...(found.born ? [say.in.born(found.born)] : []), ...(found.number ? [say.in.number(found.number)] : [])].join(', '),
      tone: found.kind === 'listed' ? found.role : ('request' as const),
    })),
  };
}

async function deciderOf({ db }: Desk, request: string, decided: 'found' | 'cleared'): Promise<string | null> {
  const { rows } = await sql<Pick<RowOf<'followup_events'>, 'by'>>`select by from followup_events
    where case_review_id = ${request} and kind = ${`conflict-${decided}`} order by id desc limit 1`.execute(db);
  return rows[0]?.by ?? null;
}

/** Where there is nothing to work on any more. */
export function goneView(row: RequestRow, lang: string) {
  const { gone } = words;
  return row.erased_at
    ? { title: gone.erased, lead: gone.erasedLead(shortDayAndTime(row.erased_at, lang)) }
    : { title: gone.leaving, lead: gone.leavingLead(shortDayAndTime(row.withdraw_at ?? row.now, lang)) };
}
