import { z } from 'zod';
import { caseTypes } from '#firm/case-types.ts';
import { isMailable } from '#firm/mailable.ts';
import { calendarDate, clockTime, isRole, type Rota, roles, rota, weekday } from '#firm/rota.ts';
import { text } from '#firm/text.ts';

const minutes = z.number('must be a number of minutes').int('must be whole minutes').min(0);
const channel = z.enum(['email', 'sms', 'call', 'push', 'webhook'], 'must be email, sms, call, push or webhook');
/** Where a push message goes: a topic of an ntfy server, or a user or group key of Pushover. */
const push = z.union([
  z.strictObject({ ntfy: z.string().regex(/^[-_A-Za-z0-9]{16,64}$/, 'must be 16 to 64 letters, digits, - and _, hard to guess') }),
  z.strictObject({ pushover: z.string().regex(/^[A-Za-z0-9]{30}$/, 'must be the 30 characters of a user key') }),
]);
const channels = z.array(channel).min(1, 'needs at least one channel');
/** `who`: a person, or one of the roles that the rota fills. `urgentBy`: the channels for an urgent request, where they are others. */
const alert = z.strictObject({ who: z.string(), by: channels, urgentBy: channels.optional() });
/** All are alerted at once; an empty list would be a step that alerts nobody. */
const alerts = z.array(alert).min(1, 'needs at least one person');

/** What somebody is for the firm: alarms go to whoever can act. A technician and nothing else is never alerted about a request. */
const firmRoles = z
  .array(z.enum(['attorney', 'staff', 'owner', 'technician'], 'must be attorney, staff, owner or technician'))
  .min(1, 'needs at least one role');

/** Who is alerted about a request, when, and by which channels; and which requests are urgent. */
export const onCall = z
  .strictObject({
    promisedMinutes: minutes.min(10, 'a promise under 10 minutes leaves no room for a second try'),
    people: z.record(
      z.string(),
      z.strictObject({
        name: text(),
        email: z.string().refine(isMailable, 'must be one e-mail address').optional(),
        mobile: z
          .string()
          .regex(/^\+1\d{10}$/, 'must be +1 and ten digits')
          .optional(),
        push: push.optional(),
        roles: firmRoles.optional(),
      }),
    ),
    hours: z.strictObject({ days: z.array(weekday), from: clockTime, to: clockTime }),
    holidays: z.array(calendarDate),
    /** Whether a usual request that wants a call as soon as possible rings at night; otherwise it rings in the morning, and its promise counts from there. */
    wakeForUsual: z.boolean('must be true or false').default(true),
    /** Days on which nobody is called who chose a time of day; the same time on the next open day is promised instead. */
    closedDays: z
      .array(weekday)
      .refine((days) => new Set(days).size < 7, 'at least one day must stay open')
      .default([]),
    /** The same for every day of `holidays`. */
    closedHolidays: z.boolean('must be true or false').default(false),
    /** Who is on call when, before vacations, covers and swaps, which are in the database. */
    rota: rota.optional(),
    /** Who is alerted in place of whoever is on call while nobody is. */
    fallback: z.string().optional(),
    steps: z
      .array(z.strictObject({ after: minutes, whenUrgent: minutes, inHours: alerts, otherwise: alerts }))
      .min(2, 'needs at least two steps')
      .refine((steps) => steps[0]?.after === 0 && steps[0].whenUrgent === 0, 'the first step must be at minute 0')
      .refine(
        (steps) => rising(steps.map(({ after }) => after)) && rising(steps.map(({ whenUrgent }) => whenUrgent)),
        'each step must come after the one before it',
      )
      .refine((steps) => steps.every(({ after, whenUrgent }) => whenUrgent <= after), 'an urgent request must not wait longer than a usual one'),
    /** The last step repeats at this interval, until a person takes the request or `repeatForHours` have passed. */
    repeatEveryMinutes: minutes.min(5),
    repeatForHours: z.number().int().min(1).max(168),
    /** Whoever took a request reports how the call went within this time; without a report the ladder goes on. */
    reportWithinMinutes: z
      .strictObject({ usual: minutes.min(2), urgent: minutes.min(2) })
      .refine(({ usual, urgent }) => urgent <= usual, 'an urgent request must not wait longer than a usual one'),
    /** Minutes until the next try after nobody answered, and after a message was left. */
    nextTryMinutes: z.strictObject({ noAnswer: minutes.min(5), leftMessage: minutes.min(5) }),
    /** Most texts and mails to one person within `minutes`, and calls within an hour. After a third of them, further requests are bundled in one message. */
    alertBudget: z.strictObject({
      minutes: minutes.min(5).max(60),
      texts: z.number().int().min(4),
      mails: z.number().int().min(12),
      callsAnHour: z.number().int().min(4).default(6),
    }),
    digest: z.strictObject({ to: z.array(z.string()).min(1), at: clockTime }),
    /** When everybody who can be alerted is asked to answer, every week. Without it, only by `npm run drill`. */
    drill: z
      .strictObject({ day: weekday, at: clockTime })
      .refine(({ at }) => at >= '08:00' && at <= '20:00', 'a drill must be from 08:00 to 20:00')
      .optional(),
    /** Who hears on the first of each month which statements of law are past their date or unsigned. */
    lawReview: z.strictObject({ to: z.array(z.string()).min(1) }),
    urgent: z.array(
      z
        .strictObject({
          id: z.string().regex(/^[a-z-]+$/),
          reason: text(),
          arrested: z.array(z.enum(['Yes', 'No', 'Prefer not to say'])).optional(),
          courtWithinHours: z.number().int().min(1).optional(),
          caseTypes: z.array(z.enum(caseTypes)).optional(),
          words: z.array(z.string().min(3)).optional(),
          /** Words of the answer to where somebody else is held. */
          places: z.array(z.string().min(3)).optional(),
          /** Such a request rings at once, even where the visitor chose a later time of day. */
          callAnyway: z.boolean('must be true or false').optional(),
        })
        .refine(
          (rule) => rule.arrested ?? rule.courtWithinHours ?? rule.caseTypes ?? rule.words ?? rule.places,
          'needs a condition: arrested, courtWithinHours, caseTypes, words or places',
        ),
    ),
  })
  .superRefine((ladder, context) => {
    const last = ladder.steps.at(-1)?.after ?? 0;
    if (last >= ladder.promisedMinutes) context.addIssue({ code: 'custom', path: ['steps'], message: 'the last step must come before the promised time' });
    // People must be alerted at least until the promised time has passed.
    if (ladder.repeatForHours * 60 < ladder.promisedMinutes)
      context.addIssue({ code: 'custom', path: ['repeatForHours'], message: 'the ladder must not end before the promised time' });
    for (const who of Object.keys(ladder.people))
      if (!/^[a-z][a-z-]*$/.test(who)) context.addIssue({ code: 'custom', path: ['people', who], message: 'must be a short word in lower case' });
    if (ladder.hours.to <= ladder.hours.from) context.addIssue({ code: 'custom', path: ['hours'], message: 'office hours must end after they begin' });
    for (const role of roles)
      if (role in ladder.people) context.addIssue({ code: 'custom', path: ['people', role], message: `"${role}" is a role of the rota, not a person` });
    if (ladder.rota && ladder.fallback === undefined)
      context.addIssue({ code: 'custom', path: ['fallback'], message: 'a rota needs somebody for the times when nobody is on call' });
    for (const [index, { people }] of (ladder.rota ?? []).entries())
      for (const who of people) {
        if (!ladder.people[who]) context.addIssue({ code: 'custom', path: ['rota', index], message: `"${who}" is not among the people` });
        else if (!mayBeAlerted(ladder.people[who])) context.addIssue({ code: 'custom', path: ['rota', index], message: notAlerted(who) });
      }
    if (ladder.fallback !== undefined && !mayBeAlerted(ladder.people[ladder.fallback]))
      context.addIssue({ code: 'custom', path: ['fallback'], message: notAlerted(ladder.fallback) });
    for (const [who, { roles: has, email, mobile }] of Object.entries(ladder.people))
      if (has?.includes('technician') && !email && !mobile)
        context.addIssue({ code: 'custom', path: ['people', who], message: 'a technician needs an email or a mobile for alarms' });
    if (ladder.fallback !== undefined && !ladder.people[ladder.fallback])
      context.addIssue({ code: 'custom', path: ['fallback'], message: `"${ladder.fallback}" is not among the people` });
    for (const [index, step] of ladder.steps.entries())
      for (const message of new Set([...step.inHours, ...step.otherwise].flatMap((one) => mistakesOf(ladder, one))))
        context.addIssue({ code: 'custom', path: ['steps', index], message });
    for (const mail of ['digest', 'lawReview'] as const)
      for (const who of ladder[mail].to)
        if (!ladder.people[who]?.email) context.addIssue({ code: 'custom', path: [mail, 'to'], message: `"${who}" is not among the people, or has no email` });
  });

export type OnCall = z.output<typeof onCall>;

export type FirmRole = z.output<typeof firmRoles>[number];

/** An alert leads to what people wrote. Whoever looks after the server and nothing else has no part in that. */
export function mayBeAlerted(person: OnCall['people'][string] | undefined): boolean {
  return !person?.roles?.every((role) => role === 'technician');
}

function notAlerted(who: string): string {
  return `"${who}" is a technician, who gets alarms and no requests`;
}

/** Undefined where the firm file names people only. */
export function rotaOf({ rota: layers, fallback }: Pick<OnCall, 'rota' | 'fallback'>): Rota | undefined {
  return layers && fallback !== undefined ? { layers, fallback } : undefined;
}

/** What keeps a step from alerting by these channels; for a role, what keeps anybody whom the rota may put there. */
function mistakesOf(ladder: Pick<OnCall, 'people' | 'rota' | 'fallback'>, { who, by, urgentBy = [] }: z.output<typeof alert>): string[] {
  const lacks = (one: string) => missing(ladder.people[one], [...by, ...urgentBy]);
  if (!isRole(who) && !mayBeAlerted(ladder.people[who])) return [notAlerted(who)];
  if (!isRole(who)) return ladder.people[who] ? lacks(who).map((what) => `"${who}" has no ${what}`) : [`"${who}" is not among the people`];
  const known = rotaOf(ladder);
  if (!known) return [`"${who}" needs a rota`];
  const all = new Set([...known.layers.flatMap(({ people }) => people), known.fallback]);
  return [...all].filter((one) => ladder.people[one]).flatMap((one) => lacks(one).map((what) => `"${who}" can be "${one}", who has no ${what}`));
}

function missing(person: OnCall['people'][string] | undefined, by: readonly z.output<typeof channel>[]): string[] {
  return [
    ...(by.includes('email') && !person?.email ? ['email'] : []),
    ...((by.includes('sms') || by.includes('call')) && !person?.mobile ? ['mobile'] : []),
    ...(by.includes('push') && !person?.push ? ['push'] : []),
    // A push message is gone once it was pressed; a link that stays comes by mail or text.
    ...(by.includes('push') && !person?.email && !person?.mobile ? ['email or mobile'] : []),
  ];
}

function rising(numbers: number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
}
