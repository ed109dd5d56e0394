// @module-tag slow
import { existsSync, readFileSync } from 'node:fs';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { promptOf } from '#assistant/prompt.ts';
import { keptDays, tombstoneDays } from '#case-review/erase.ts';
import { openContact, openStory } from '#case-review/parts.ts';
import { check, emptyDraft, theirNames } from '#case-review/schema.ts';
import type { Delivery, Tables } from '#database/tables.ts';
import type { Message } from '#deliveries/message.ts';
import { channelVariables } from '#deliveries/settings.ts';
import { answers, content, siteLanguages } from '#firm/content.ts';
import { readMarkdown } from '#firm/content-file.ts';
import { firmWords } from '#firm/firm-words.ts';
import { legalPage } from '#firm/pages.ts';
import { plainText } from '#firm/prose.ts';
import { alertMail, reminderMail } from '#followup/alerts/alert-mail.tsx';
import { alertFacts } from '#followup/alerts/facts.ts';
import { alertText, reminderText } from '#followup/alerts/texts.ts';
import { alertWords } from '#followup/alerts/words.en.ts';
import { messageKinds } from '#followup/message-kinds.ts';
import { composeEvent } from '#followup/practice-system/events.ts';
import { leadOf } from '#followup/practice-system/lead.ts';
import { openPerson, type Person, type StoredRequest } from '#followup/request/stored-request.ts';
import { eventTypes } from '#followup/request/timeline.ts';
import { englishVisitor } from '#followup/visitor-messages/words.en.ts';
import { type Attribution, attribution } from '#intake/form/attribution.ts';
import { type NewRequest, receiptDays } from '#intake/insert.ts';
import { newRequest } from '#intake/receive.ts';
import { rank } from '#intake/spam/rank.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { meaningOf } from '#replies/texts/text-meaning.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { described } from '#server/monitoring/log.ts';
import { englishChat } from '#site/words/chat.en.ts';
import { english } from '#site/words/en.ts';
import { englishForm } from '#site/words/form.en.ts';
import { sampleFirm } from '#tests/testkit/sample-firm.ts';
import { type RecipientName, type SealedPart, sealTo, type Wrap } from '#vault/recipients.ts';
import { openSecrets } from '#vault/secrets.ts';
import { readingGrade, wordsOf } from '../content/reading.ts';
import { desk, filledIn, recipients, sealedOf, submissionOf, worker } from '../testkit/requests.ts';

/**
 * Every sentence of these pages that says what the product does, and what makes it true. A sentence that
 * speaks of us and is in neither list below fails the test at the end.
 */
const pages = ['privacy', 'terms', 'accessibility'] as const;
type Page = (typeof pages)[number];

/**
 * `says` must match a sentence of the page; what it captures is handed to `holds`, which calls the code. What only the running product
 * can show is in the tests that `provenBy` names.
 */
type Claim = { title: string; page: Page; says: RegExp[]; holds?: (captured: string[]) => unknown; provenBy?: string[] };

const firm = { ...sampleFirm(), language: content().language };
const secrets = openSecrets(demoSecrets.INTAKE_SECRET);
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const person = {
  full_name: 'Zelda Quartz',
  phone: '810-555-0177',
  email: 'zelda@example.com',
  description: 'Charge: obsidian, court: Flint',
  their_name: 'Otto Basalt',
  their_place: 'Granite cell',
  their_birth: '4/27/1961',
  relation: 'Stepmother',
};
const theirs = /Zelda|Quartz|555-?0177|zelda@|obsidian|Otto|Basalt|Granite|4\/27\/1961|Stepmother/;

const claims: Claim[] = [
  {
    title: 'a request is erased so many days after the person was reached or told no, or after it came in',
    page: 'privacy',
    says: [
      /^We erase a request (\d+) days after we reach you or tell you that we cannot take it on\.$/,
      /^If neither happens, we erase it (\d+) days after it came in\.$/,
      /^(\d+) days after we reach you or turn the request down, and (\d+) days at most\.$/,
    ],
    holds: (days) => {
      expect(days.map(Number)).toEqual([keptDays.closed, keptDays.unanswered, keptDays.closed, keptDays.unanswered]);
    },
    provenBy: ['e2e/keep-and-forget'],
  },
  {
    title: 'without its key an erased request cannot be read',
    page: 'privacy',
    says: [/^Erasing destroys its key, and without the key it cannot be read\.$/],
    holds: () => {
      const [one, other] = [sealTo(recipients, 'one', place), sealTo(recipients, 'other', place)];
      const open = (key: typeof one) => desk.open({ ciphertext: one.ciphertext, ...wrapOf(key, 'desk') }, place);
      expect(open(one)).toBe('one');
      expect(() => open(other)).toThrow();
    },
    provenBy: ['e2e/stolen-disks'],
  },
  {
    title: 'an encrypted backup of an erased request is gone after as many days as the backups’ settings say',
    page: 'privacy',
    says: [
      /^A copy in our encrypted backups could still be opened by the firm’s operators for up to (\w+) days after that\.$/,
      /^Backups add (\w+) days\.$/,
      /^Then nobody can open it\.$/,
    ],
    holds: (days) => {
      expect(days.map((day) => numbers.indexOf(day))).toEqual([backupDays(), backupDays()]);
      expect(source('deploy/pgbackrest.conf')).toMatch(/^repo1-cipher-type=aes-256-cbc$/m);
    },
    provenBy: ['e2e/restore'],
  },
  {
    title: 'what stays of an erased request for a while has no word, number or mark of the person',
    page: 'privacy',
    says: [/^For (\d+) days after erasing, we keep a bare record of what was done and when\.$/, /^It has the reference, but no name, number or message\.$/],
    holds: ([days]) => {
      expect(Number(days)).toBe(tombstoneDays);
      // The row also waits until its receipt has expired, which must not be later.
      expect(receiptDays).toBeLessThanOrEqual(tombstoneDays);
    },
    provenBy: ['e2e/keep-and-forget', 'e2e/erased'],
  },
  {
    title: 'a receipt opens for so many days',
    page: 'privacy',
    says: [/^The receipt page opens for (\d+) days after you send the request\.$/],
    holds: ([days]) => expect(Number(days)).toBe(receiptDays),
    provenBy: ['e2e/receipt'],
  },
  {
    title: 'a request can be taken back on its receipt, with an hour to undo it',
    page: 'privacy',
    says: [/^You can take a request back on its private receipt page\.$/, /^You have an hour to undo that, and then we erase it\.$/],
    holds: () => {
      expect(english.receipt.withdraw).toBe('Take my request back');
      expect(english.receipt.erase.body).toContain('erased in one hour');
    },
    provenBy: ['e2e/receipt'],
  },
  {
    title: 'the firm can erase a request by its reference or its phone number, and read out what is held',
    page: 'privacy',
    says: [
      /^After that, call us and we erase it for you\.$/,
      /^Use your private receipt page, or call us\.$/,
      /^A parent can contact us for a child, and can ask us to erase what a child has sent\.$/,
      /^You can also ask us what we hold about you\.$/,
    ],
    provenBy: ['e2e/keep-and-forget'],
  },
  {
    title: 'the form needs these five answers and no other',
    page: 'privacy',
    says: [/^We need your name, a phone number, the type of case, a few words about the charge, and your consent\.$/, /^The rest is optional\.$/],
    holds: () => {
      const checked = check(emptyDraft);
      expect(checked.kind === 'invalid' && Object.keys(checked.problems).toSorted()).toEqual(['case_type', 'consent', 'description', 'full_name', 'phone']);
    },
  },
  {
    title: 'for someone else the form also needs their name, and asks where they are held, their birth date and the relation',
    page: 'privacy',
    says: [/^If you ask for someone else, we also need that person’s name\.$/, /^Their birth date, where they are held and your relation are optional\.$/],
    holds: () => {
      const checked = check(filledIn({ who: 'Someone else' }));
      expect(checked.kind === 'invalid' && Object.keys(checked.problems)).toEqual(['their_name']);
      expect(theirNames.toSorted()).toEqual(['relation', 'their_birth', 'their_name', 'their_place']);
    },
  },
  {
    title: 'the form sends the first page, the host of the site before it, and utm tags, and nothing else of the visit',
    page: 'privacy',
    says: [
      /^What you send with the case review form, where your visit began, and what you tell us by phone or e-mail\.$/,
      /^Where JavaScript is on, the form also sends where your visit began\.$/,
      /^That is the first page you opened here, the name of the site that led you to it, and campaign tags \(“utm”\) in its address\.$/,
    ],
    holds: () => {
      const here = new URL('https://www.example.com/faqs?utm_source=radio&fbclid=x&name=Zelda#part');
      vi.stubGlobal('location', here);
      vi.stubGlobal('window', {});
      vi.stubGlobal('document', { referrer: 'https://news.example/story?id=7' });
      const all: Record<keyof Attribution, unknown> = { landing: '/faqs', referrer: 'news.example', utm: { utm_source: 'radio' } };
      expect(attribution()).toEqual(all);
    },
  },
  {
    title: 'answers and where the visit began are stored encrypted, each request under a key of its own',
    page: 'privacy',
    says: [/^All of this is encrypted, or scrambled, before it is stored\.$/, /^Each request has a separate key\.$/],
    holds: async () => {
      const [one, other] = [await stored(), await stored()];
      expect(wrapOf(one.story, 'desk').wrappedKey.equals(wrapOf(other.story, 'desk').wrappedKey)).toBe(false);
      expect(opened(one)).toMatchObject({ answers: sealedOf(filledIn(person)), attribution: { landing: '/faqs' } });
      expect(plainOf(one)).not.toMatch(theirs);
      expect(plainOf(one)).not.toContain('/faqs');
    },
  },
  {
    title: 'beside what is encrypted stand the consent, the urgency, and keyed digests',
    page: 'privacy',
    says: [
      /^With the request we record which boxes you ticked, the words beside them, their version and language, the page and the time\.$/,
      /^We also store how urgent it looks, and scrambled marks of your number, your e-mail address and your words\.$/,
    ],
    holds: async () => {
      const request = await stored();
      const wording = { version: 2, language: 'en', text: 'Yes, call me.' };
      expect(request).toMatchObject({ page: '/', language: 'en', wording, agreed: { texts: true, mails: true }, followup: { urgency: 'usual' } });
      for (const mark of [request.phoneDigest, request.mailDigest, request.digest]) expect(mark).toHaveLength(32);
    },
    provenBy: ['e2e/consent'],
  },
  {
    title: 'the marks of network and address are forgotten after a day',
    page: 'privacy',
    says: [
      /^To stop floods, we keep two more marks for about a day\.$/,
      /^One is of the part of the network a request came from, the other of an address we wrote to\.$/,
    ],
    provenBy: ['e2e/keep-and-forget', 'e2e/erased'],
  },
  {
    title: 'an alert goes to the on-call list, and holds no name, number or word of the person',
    page: 'privacy',
    says: [/^The people on our on-call list get an alert with a link to your request\.$/, /^The alert holds no name, no number and none of your words\.$/],
    holds: async () => {
      const facts = alertFacts(context, alert('email'), { stored: await told(), changes: [] });
      if (!facts) throw new Error('there is an alert');
      const mails = [await alertMail(facts, firm), await reminderMail(facts, firm)];
      const all = JSON.stringify([facts, mails, alertText(facts, firm), reminderText(facts, firm)]);
      expect(all).toContain('/a#');
      expect(all).not.toMatch(theirs);
      expect(await compose(alert('email'), await told())).toMatchObject({ email: { to: firm.onCall.people['attorney']?.email } });
      expect(JSON.stringify(await compose(alert('email'), await told()))).not.toMatch(theirs);
    },
  },
  {
    title: 'whoever runs the server has the keys, and a command that opens everything',
    page: 'privacy',
    says: [/^Those who run our server hold its keys, so they could open a request too\.$/],
    provenBy: ['e2e/keep-and-forget'],
  },
  {
    title: 'a message to a visitor repeats nothing that they wrote',
    page: 'privacy',
    says: [
      /^The companies that carry our e-mail and text messages see your address or number and our message\.$/,
      /^Our messages to you do not repeat what you wrote\.$/,
    ],
    holds: async () => {
      for (const channel of ['email', 'sms'] as const)
        for (const kind of ['late-notice', 'declined-notice', ...(channel === 'email' ? (['receipt-mail'] as const) : [])] as const) {
          const message = await compose({ ...alert(channel), kind, case_review_id: 'a' }, await told());
          const { to, ...rest } = message.kind === 'email' ? message.email : message.kind === 'sms' ? message.sms : { to: message.kind };
          expect(to).toBe(channel === 'email' ? person.email : '+18105550177');
          expect(JSON.stringify(rest).replaceAll(' ', '')).toContain('7K4M29AF');
          expect(JSON.stringify(rest)).not.toMatch(theirs);
        }
    },
  },
  {
    title: 'a practice system can get name, phone, e-mail and reference, and nothing about the case',
    page: 'privacy',
    says: [
      /^We may connect a practice system, which is a program for law firms\.$/,
      /^It can get your name, phone number, e-mail address and reference, but not what you wrote about the case\.$/,
    ],
    holds: async () => {
      const request = await told();
      const lead = leadOf(openPerson(context, request) as Person, request, context.website);
      expect(lead).toEqual({
        firstName: 'Zelda',
        lastName: 'Quartz',
        phone: person.phone,
        email: person.email,
        message: 'Case review request 7K4M29AF',
        referringUrl: `${context.website}/`,
        source: 'Website',
      });
      expect(JSON.stringify(lead)).not.toMatch(/obsidian|Flint|Felony|Otto|Basalt|Granite|4\/27\/1961|Stepmother/);
      // Any other receiver than the lead inbox gets a reference, and nothing of the person.
      const message = await compose(alert('webhook'), request);
      if (message.kind !== 'webhook') throw new Error('a webhook is sent');
      expect(Object.keys(message.webhook.data).toSorted()).toEqual(['callDueBy', 'link', 'receivedAt', 'reference', 'step', 'urgency']);
      for (const [kind, type] of Object.entries(eventTypes)) {
        const event = { kind, at: '2026-11-15T06:15:00+00:00', by: 'attorney', detail: null };
        const told = composeEvent({ ...alert('webhook'), kind: 'event', event }, request);
        expect(told).toMatchObject({ kind: 'webhook', webhook: { type, data: { reference: '7K4M29AF' } } });
        expect(JSON.stringify(told)).not.toMatch(theirs);
      }
    },
  },
  {
    title: 'erasing tells nobody outside',
    page: 'privacy',
    says: [/^Erasing a request here does not erase that copy, so please ask us about it\.$/],
    provenBy: ['e2e/erased'],
  },
  {
    title: 'no cookie is set, and nothing but the chat and the way to a receipt is stored, for the tab alone, and the rights card where it was asked for',
    page: 'privacy',
    says: [
      /^This site sets no cookies\.$/,
      /^Your browser tab keeps your chat, and after you send a request the way to your receipt, until you close the tab\.$/,
      /^If you tap “Keep this on my phone” on the rights card, your browser keeps that page and our number, until you tap “Remove it”\.$/,
      /^Nothing else is written to your browser’s storage\.$/,
    ],
    holds: () => expect([english.rights.keep, english.rights.remove]).toEqual(['Keep this on my phone', 'Remove it']),
    provenBy: ['e2e/sample-pages', 'e2e/after-sending', 'e2e/chat-panel', 'e2e/rights', 'e2e/case-review'],
  },
  {
    title: 'a page may load nothing from another company',
    page: 'privacy',
    says: [
      /^It loads nothing from other companies\.$/,
      /^It uses no ad pixels, and no analytics that follow people\.$/,
      /^No cookies, no ad pixels, nothing loaded from other companies\.$/,
      /^No cookies, no tracking\.$/,
    ],
    holds: () => expect(foreignSources()).toEqual([]),
  },
  {
    title: 'the log has no field for a name, a message or an address',
    page: 'privacy',
    says: [/^Our server keeps a log, so that we can find faults\.$/, /^The log holds no names, no messages and no internet addresses\.$/],
    holds: () => {
      expect(JSON.stringify(described(new Error(JSON.stringify(person))))).not.toMatch(theirs);
      const [format = ''] = /log_format front[\s\S]*?;/.exec(source('deploy/nginx/names.conf')) ?? [];
      expect([...format.matchAll(/\$\w+/g)].map(String)).toEqual([
        '$time_iso8601',
        '$logged_method',
        '$logged',
        '$status',
        '$body_bytes_sent',
        '$request_time',
        '$upstream_status',
      ]);
      expect(source('deploy/nginx.conf')).toMatch(/http \{[\s\S]*?error_log stderr emerg;/);
    },
    provenBy: ['e2e/stolen-disks', 'e2e/case-review'],
  },
  {
    title: 'a chat lives in its tab until the tab is closed or the chat is cleared, and the server has no place for it',
    page: 'privacy',
    says: [
      /^The chat is an automated assistant, not a lawyer\.$/,
      /^The conversation lives in your browser tab, and we do not store it\.$/,
      /^The tab keeps it while you go from page to page\.$/,
      /^It is gone when you close the tab or press “Clear this chat”\.$/,
      /^Some browsers bring it back when you open a closed tab again, so on a shared phone or computer, clear it first\.$/,
      /^When the chat has no answer, we add one to a count for that day and topic\.$/,
      /^Your words are not part of it\.$/,
    ],
    holds: () => expect(englishChat('').clear).toBe('Clear this chat'),
    provenBy: ['e2e/chat-panel', 'e2e/database-roles', 'e2e/figures-page'],
  },
  {
    title: 'a model provider gets what was typed, with numbers and addresses masked, and names as they are',
    page: 'privacy',
    says: [
      /^We may use a model provider, which is a company whose software helps to choose among our own answers\.$/,
      /^What you type is then sent to that company\.$/,
      /^We mask phone numbers, e-mail addresses, case numbers, Social Security numbers and birth dates first, as far as a program can find them\.$/,
      /^Most names, and stories, are not masked\.$/,
    ],
    holds: () => {
      const typed = 'I am Zelda Quartz, 810-555-0177, zelda@example.com, case 24-123456-FH, born 4/27/1991. He hit me.';
      const { messages } = promptOf([typed], [], content().assistant);
      const sent = messages.at(-1)?.content ?? '';
      expect(sent).toContain('I am Zelda Quartz');
      expect(sent).toContain('He hit me');
      expect(sent).not.toMatch(/0177|zelda@|123456|1991/);
    },
  },
  {
    title: 'STOP ends texts and START undoes it',
    page: 'privacy',
    says: [
      /^Reply STOP to any text from us, and the texts end\.$/,
      /^Text START to undo that, or HELP for help\.$/,
      /^You can also turn off calls, texts or e-mail on your receipt page\.$/,
    ],
    holds: () => expect(['STOP', 'START', 'HELP'].map((text) => meaningOf(text).kind)).toEqual(['stop', 'start', 'help']),
    provenBy: ['e2e/stops', 'e2e/consent', 'e2e/receipt'],
  },
  {
    title: 'the mark of a stop outlives the request',
    page: 'privacy',
    says: [/^To remember a stop, we keep a scrambled mark of your number or address\.$/, /^It stays after the request is erased\.$/],
    provenBy: ['e2e/stops', 'e2e/keep-and-forget'],
  },
  {
    title: 'without its box no text leaves, no mail where it was refused, and no further box is needed',
    page: 'privacy',
    says: [
      /^We text you only if you ticked the box for it, on the form or on your receipt page\.$/,
      /^If you gave an e-mail address, we write to it about your request, unless you tick that you want no e-mail\.$/,
      /^Texts are optional, and not a condition of getting help\.$/,
    ],
    holds: onlyWithItsBox,
  },
  {
    title: 'who agreed to texts is handed to nobody',
    page: 'privacy',
    says: [
      /^We never sell or share mobile opt-in data, which means who agreed to our texts\.$/,
      /^The company that carries our texts gets your number and the text, and nothing about your consent\.$/,
    ],
    holds: async () => {
      const text = await compose({ ...alert('sms'), kind: 'late-notice', case_review_id: 'a' }, await told());
      expect(text.kind === 'sms' && Object.keys(text.sms).toSorted()).toEqual(['delivery', 'text', 'to']);
      const request = await told();
      const lead = leadOf(openPerson(context, request) as Person, request, context.website);
      expect(JSON.stringify(lead)).not.toMatch(/consent|agreed|opt/i);
    },
  },
  {
    title: 'the proof of consent has a mark, the choices, the words and the day, outlives the request, and ends after the firm’s years',
    page: 'privacy',
    says: [
      /^So we keep a proof of what you ticked, the words beside it, the language and the day\.$/,
      /^With it stands a scrambled mark of your number or e-mail address\.$/,
      /^It holds no name, no number and nothing you wrote\.$/,
      /^The proof stays after the request is erased\.$/,
      /^We delete it (\w+) years after you agreed\.$/,
      /^A proof of your consent stays (\w+) years\.$/,
    ],
    holds: (years) => {
      expect(years.map((year) => numbers.indexOf(year))).toEqual([firm.consentProofYears, firm.consentProofYears]);
    },
    provenBy: ['e2e/erased', 'e2e/consent'],
  },
  {
    title: 'sending the form agrees to call and mail, about the request only; texts have a box, and mail one to refuse it',
    page: 'terms',
    says: [
      /^When you send the case review form, you agree that we may call you about your request, and e-mail you if you gave an address\.$/,
      /^There is a box to refuse e-mail\.$/,
      /^We text you about it only if you tick the box for that\.$/,
      /^Texts are not a condition of getting help\.$/,
    ],
    holds: async () => {
      const { call, text, noEmail } = englishForm('', firm.name).consent;
      expect(call).toContain('contacted by phone and email about this request, and by text if I tick it below');
      expect([text, noEmail]).toEqual([expect.stringMatching(/^Text me about this request\./), 'Do not email me.']);
      expect((await stored()).agreed).toEqual({ texts: true, mails: true });
      await onlyWithItsBox();
    },
  },
  {
    title: 'a request gets a few texts and no more: each kind of notice once',
    page: 'terms',
    says: [/^We send a few texts per request\.$/, /^Message and data rates may apply\.$/],
    holds: () => expect(englishForm('', firm.name).consent.text).toContain(`${firm.name} sends a few texts per request. Message and data rates may apply.`),
    provenBy: ['e2e/consent', 'e2e/second-call'],
  },
  {
    title: 'what looks like spam is set apart and listed',
    page: 'terms',
    says: [/^Requests that look like spam are set apart, on a list for a person to look at\.$/],
    holds: () => {
      const spam = { proof: 'none', seconds: undefined, trap: true, fromThere: 1, alike: 1, text: '' } as const;
      expect(rank(spam).lane).toBe('quarantine');
      expect(alertWords.quarantine.body).toContain('Please look through them');
    },
  },
  {
    title: 'STOP and HELP are understood, and a stop is confirmed once',
    page: 'terms',
    says: [
      /^Reply STOP to end our texts at any time\.$/,
      /STOP ends text messages\.$/,
      /^One last text may confirm it\.$/,
      /^For help with our texts, reply HELP or call us\.$/,
    ],
    holds: () => {
      expect([meaningOf('STOP').kind, meaningOf('HELP').kind]).toEqual(['stop', 'help']);
      expect(englishVisitor.replies.stopped('', '')).toContain('no more texts');
    },
  },
  {
    title: 'mail and texts go out through a server of somebody else',
    page: 'terms',
    says: [/^Other companies carry our e-mail and text messages\.$/],
    holds: () => expect(Object.keys(channelVariables)).toEqual(expect.arrayContaining(['MAIL_URL', 'SMS_URL'])),
  },
  {
    title: 'the chat says by itself that it is no lawyer and gives no advice',
    page: 'terms',
    says: [
      /^It is an automated assistant, not a lawyer and not a member of our staff\.$/,
      /^It cannot advise you on your own case, and nothing it says is a promise by the firm\.$/,
      /^The chat is not privileged, so please do not describe there what happened\.$/,
    ],
    holds: () => {
      expect(content().assistant.replies).toMatchObject({
        identity: expect.stringContaining('not a lawyer'),
        noAdvice: expect.stringContaining('can’t give advice'),
      });
      expect(englishChat('').notice).toContain('Please do not describe what happened');
    },
  },
  {
    title: 'the target is the one in the firm file',
    page: 'accessibility',
    says: [
      /^We aim for (.+), a level of the Web Content Accessibility Guidelines\.$/,
      /^We aim for (WCAG [^,]+)\.$/,
      /^The site partially conforms to (.+)\.$/,
    ],
    holds: (targets) => expect(new Set(targets)).toEqual(new Set([firm.accessibilityTarget])),
  },
  {
    title: 'axe runs on every page, the form and the chat, narrow and wide, light and dark',
    page: 'accessibility',
    says: [
      /^Automatic checks with a tool called axe run on every page of this site, on a narrow and a wide screen, in light and in dark colors\.$/,
      /^This statement covers all pages of this site, the case review form and the chat\.$/,
    ],
    provenBy: ['e2e/every-page', 'e2e/every-page-spanish', 'e2e/every-page-arabic', 'e2e/sample-pages', 'e2e/case-review', 'e2e/assistant-widget'],
  },
  {
    title: 'pages, menu, questions and form work without JavaScript, and the chat does not',
    page: 'accessibility',
    says: [/^Pages, menu, questions and form work without JavaScript\.$/, /^The assistant cannot answer without JavaScript\.$/],
    provenBy: ['spec/routing-and-frame.spec', 'e2e/case-review', 'e2e/assistant-widget'],
  },
  {
    title: 'a keyboard works, and the focus shows',
    page: 'accessibility',
    says: [
      /^Menu, questions, form and chat use plain links, fields and buttons, so a keyboard works\.$/,
      /^You can see where you are\.$/,
      /^Other checks use the chat with a keyboard alone, and go through the home page with the Tab key\.$/,
    ],
    provenBy: ['e2e/assistant-widget', 'e2e/home'],
  },
  {
    title: 'errors of the form stand in words under their field, and no time limit refuses it',
    page: 'accessibility',
    says: [/^Form errors are written in words, beside the field they belong to\.$/, /^The form has no time limit\.$/],
    // A proof of work that has run out is "wrong", and the request is taken all the same.
    holds: () => expect(rank({ proof: 'wrong', seconds: undefined, trap: false, fromThere: 1, alike: 1, text: '' }).lane).toBe('open'),
    provenBy: ['e2e/case-review-rules'],
  },
  {
    title: 'colors follow the device, text can be enlarged, and pages fit 320 px',
    page: 'accessibility',
    says: [/^Colors follow the light or dark setting of your device\.$/, /^Text can be made larger, and pages fit narrow screens\.$/],
    provenBy: ['e2e/every-page', 'e2e/sample-pages'],
  },
  {
    title: 'nothing counts down, and the news of a toast stays on the page',
    page: 'accessibility',
    says: [/^There are no countdowns and no ads\.$/, /^When a short notice appears after you send the form, the same news stays in words on the page\.$/],
    holds: () => expect(foreignSources()).toEqual([]),
    provenBy: ['e2e/case-review'],
  },
  {
    title: 'the reading grade of the pages is checked',
    page: 'accessibility',
    says: [/^We write in plain words, and we check the reading grade of our pages\.$/],
    provenBy: ['content/content'],
  },
  {
    title: 'the cities of the map are links beside it',
    page: 'accessibility',
    says: [/^The same cities stand beside it as a list of links\.$/, /^The map is a picture\.$/],
    provenBy: ['spec/counts.spec'],
  },
  {
    title: 'the date is the browser’s own field, and may be left out',
    page: 'accessibility',
    says: [/^It is the one built into your browser, and some browsers make it awkward\.$/, /^It is optional, so you can write the date in your message\.$/],
    holds: () => expect(check(filledIn({ court_date: '' })).kind).toBe('valid'),
    provenBy: ['spec/case-review.spec'],
  },
  {
    title: 'the site and the chat are in three languages',
    page: 'accessibility',
    says: [/^This site and its chat are in English, Spanish and Arabic\.$/],
    holds: () => expect(siteLanguages().map(({ code }) => [code, answers(code).all.length > 0])).toEqual(['en', 'es', 'ar'].map((code) => [code, true])),
  },
];

/** What only people can keep or know. None of it may speak of what a machine stores, sends or erases. */
const theFirmsOwn: Record<Page, string[]> = {
  privacy: [
    'What we keep, why we keep it, for how long, and how to have it erased.',
    'What happens to a case review request and to a chat, who sees it, how long it is kept, and how to have it erased.',
    'What we collect.',
    'To call you back and to see whether we can help.',
    'We do not sell it.',
    'We do not sell, rent or trade your information.',
    `${firm.attorney.name} is the lawyer responsible for this site.`,
    'Even if you never hire us, the rules for Michigan lawyers protect what you tell us while you are looking for help.',
    'This site is not meant for children under 13.',
    'We plan to tell you even where that law does not require it.',
    'We would say what happened, what kind of information it was, what we did, and whom to call.',
    'We may change this policy, and this page shows the one that applies.',
  ],
  terms: [
    'What you can expect from this site and what we ask of you.',
    'We try to call everyone who sends a request.',
    'But until you and the firm have both signed an agreement, we are not acting for you and cannot protect a date.',
    'The site is about Michigan law and is meant for people with a Michigan case.',
    'Please use the form only for yourself or for someone you are helping.',
    'We try to keep it correct, but law changes, and a page may be out of date.',
    'Do not use the form or the chat to threaten, harass or flood anyone.',
    'Do not attack the site, look for other people’s information, or collect pages or forms with automatic tools in a way that burdens it.',
    'Do not try to make the chat assistant break its rules or speak in the firm’s name.',
    'You do not need the form to talk with us, because you can always call instead.',
    'Those sites have rules of their own, and a link does not mean that we stand behind what they say.',
    'The site is offered as it is, and it may sometimes be down.',
    'We limit our responsibility for the site only as far as Michigan law allows.',
    'We may change them, and this page shows the ones that apply.',
    'The ground rules for using this site, in plain words.',
  ],
  accessibility: [
    'If any part of this site is hard to use, call us.',
    'What works, what does not yet, how we tested, and how to tell us about a problem.',
    `${firm.name} wants everyone to be able to use this site, including on an old phone, in the dark and under stress.`,
    'We say “partially” because our own checks are not enough.',
    'It stays that way until people who use assistive technology have tested the site.',
    'Nobody who uses a screen reader, voice control or a switch has tested the site for us so far.',
    'We have not tried many older phones and browsers.',
    'Use the phone or the form instead.',
    'Call us if you need another language, and we will tell you what we can do.',
    'Courts and state offices run their own pages, and we cannot fix those.',
    'We plan to review it at least once a year.',
    'We will answer you.',
    'If you need help with a case, please call, and we will do it by phone.',
  ],
};

/** A sentence with one of these words says something about us or about what the product does. */
const speaksOfUs =
  /\b(we|our (server|messages|backups|encrypted|e-mail)|this site|the (site|chat|form|log|assistant|alert|receipt page)|each request|erasing)\b/i;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(pages)('on the page %s', (page) => {
  for (const { title, says, holds, provenBy } of claims.filter((claim) => claim.page === page))
    test(`it is true that ${title}`, async () => {
      const found = says.map((pattern) => sentencesOf(page).flatMap((sentence) => pattern.exec(sentence) ?? []));
      for (const [at, match] of found.entries()) expect(match, `no sentence says ${says[at]}`).not.toEqual([]);
      expect(holds ?? provenBy).toBeDefined();
      await holds?.(found.flatMap((match) => match.slice(1)));
      expect((provenBy ?? []).filter((file) => !existsSync(`tests/${file}.test.ts`))).toEqual([]);
    });

  test('every sentence about us is held by a check, or is the firm’s own to keep', () => {
    const patterns = claims.filter((claim) => claim.page === page).flatMap(({ says }) => says);
    const open = sentencesOf(page).filter((sentence) => speaksOfUs.test(sentence) && !patterns.some((pattern) => pattern.test(sentence)));
    expect(open.filter((sentence) => !theFirmsOwn[page].includes(sentence))).toEqual([]);
  });

  test('what is the firm’s own to keep stands on the page, and promises nothing of a machine', () => {
    expect(theFirmsOwn[page].filter((sentence) => !sentencesOf(page).includes(sentence))).toEqual([]);
    const ofMachines = /\b(store[sd]?|encrypt\w*|cookies?|logs?|backups?|masks?|server|erases?|days|hours?|minutes?)\b/i;
    expect(theFirmsOwn[page].filter((sentence) => ofMachines.test(sentence))).toEqual([]);
  });

  test('the words are plain: grade 8 or below, no sentence over 32 words, no exclamation mark', () => {
    expect(readingGrade(sentencesOf(page).join('\n'))).toBeLessThanOrEqual(8);
    expect(sentencesOf(page).filter((sentence) => wordsOf(sentence).length > 32 || sentence.includes('!'))).toEqual([]);
  });
});

describe('elsewhere it is true', () => {
  test('that an erased request can be opened from a backup as long as its receipt says', () => {
    const body = english.receipt.withdrawnBody;
    const [, days = ''] =
      /A copy in our encrypted backups could still be opened by the firm’s operators for up to (\w+) days\. Then nobody can open it\./.exec(body) ?? [];
    expect(numbers.indexOf(days)).toBe(backupDays());
    expect(body).not.toMatch(/for good|at once|no one can read/i);
  });

  test('that the chat says who may get the text, and does not say that nothing is kept', () => {
    const { notice, provider } = englishChat('');
    expect(notice).toContain('We do not store what you type. It stays in this tab until you close the tab or clear the chat.');
    expect(provider).toMatchObject({ maybe: expect.stringContaining('gets the text'), yes: expect.stringContaining('gets your text') });
    const { replies, emergencies } = content().assistant;
    expect(emergencies.danger).toContain('we do not store this chat');
    expect(JSON.stringify([notice, replies, emergencies])).not.toMatch(/keeps? nothing/i);
  });

  test('that a declined request was looked at: nobody need have read it', () => {
    expect(englishVisitor.declined.body).toContain('We looked at whether we can help, and we cannot take it on.');
    expect(JSON.stringify([englishVisitor.declined, englishVisitor.sms.declined('', '', ''), english.receipt.live.ended])).not.toMatch(/\bwe (have )?read\b/i);
  });
});

const place = { row: 'a', column: 'answers' };
/** Finds nothing and takes everything. */
const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new PostgresIntrospector(one),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
/** What a message says, as its kind writes it. */
async function compose(delivery: Delivery, stored: StoredRequest): Promise<Message> {
  const kind = messageKinds.kinds[delivery.kind];
  if (!('compose' in kind)) throw new Error(`${delivery.kind} is not written`);
  return kind.compose(context, delivery, { stored, changes: [] });
}

const context = {
  db,
  firm,
  secrets,
  opener: worker,
  senders: { sms: {} },
  website: 'https://www.example.com',
  desk: 'https://desk.example.com',
  links: secrets,
} as FollowupContext;

function source(file: string): string {
  return readFileSync(file, 'utf8');
}

/** Lead, description and text of a legal page without its headings, cut into sentences. */
function sentencesOf(page: Page): string[] {
  const { lead, description, body } = readMarkdown(`en/legal/${page}.md`, legalPage, {
    name: firm.name,
    phone: firm.phone.display,
    email: firm.email,
    attorney: firm.attorney.name,
    address: 'the office',
    accessibility: firm.accessibilityTarget,
    languages: String(firmWords(content().firm)['languages']),
  });
  const text = body.filter(({ kind }) => kind !== 'heading');
  return [lead, description, plainText(text)].flatMap((part) => part.split(/(?<=[.?!:]”?)\s+|\n+/)).map((sentence) => sentence.trim());
}

/** Days that a backup can hold what was erased: those of the settings, and a night before and after them (decision 011). */
function backupDays(): number {
  const settings = source('deploy/pgbackrest.conf');
  expect(settings).toMatch(/^repo1-retention-full-type=time$/m);
  expect(source('deploy/systemd/firm-backup.timer')).toMatch(/^OnCalendar=\*-\*-\* \d\d:\d\d:00$/m);
  return Number(/^repo1-retention-full=(\d+)$/m.exec(settings)?.[1]) + 2;
}

/** Where a page may load from or connect to, other than its own address. */
function foreignSources(): string[] {
  const policy = securityHeaders['Content-Security-Policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  return policy
    .split('; ')
    .filter((rule) => /-src /.test(rule))
    .flatMap((rule) => rule.split(' ').slice(1))
    .filter((allowed) => !["'none'", "'self'", 'data:'].includes(allowed));
}

/** What the product would store of a request. */
function stored(): Promise<NewRequest> {
  const submission = { ...submissionOf(filledIn(person), crypto.randomUUID()), attribution: { landing: '/faqs' } };
  return newRequest({ pool: undefined as never, recipients, secrets, ladder: firm.onCall }, submission, null, [Buffer.alloc(32)]);
}

function opened({ id, contact, story }: NewRequest): unknown {
  const { reasons: _reasons, ...whom } = openContact(desk, { id, ...rowOf(contact, 'desk') });
  const { attribution, ...said } = openStory(desk, { id, ...rowOf(story, 'desk') });
  return { answers: { ...whom, ...said }, attribution };
}

function rowOf(part: SealedPart, reader: RecipientName) {
  const { wrappedKey, keyVersion } = wrapOf(part, reader);
  return { sealed: part.ciphertext, wrapped_key: wrappedKey, key_version: keyVersion };
}

function wrapOf({ wraps }: SealedPart, reader: RecipientName): Wrap {
  const wrap = wraps.find(({ recipient }) => recipient === reader);
  if (!wrap) throw new Error(`not sealed to the ${reader}`);
  return wrap;
}

/** Each notice by each way: sent with its own box ticked, whatever the other says; without it nothing leaves, and the form is taken all the same. */
async function onlyWithItsBox(): Promise<void> {
  for (const [channel, box] of [
    ['sms', 'agreed_texts'],
    ['email', 'agreed_mails'],
  ] as const)
    for (const kind of ['late-notice', 'declined-notice', ...(channel === 'email' ? (['receipt-mail'] as const) : [])] as const) {
      const notice = { ...alert(channel), kind, case_review_id: 'a' };
      const none = { ...(await told()), agreed_texts: false, agreed_mails: false };
      expect(await compose(notice, { ...none, [box]: true })).toMatchObject({ kind: channel });
      expect(await compose(notice, { ...none, agreed_texts: true, agreed_mails: true, [box]: false })).toEqual({
        kind: 'nothing',
        why: 'not-agreed',
      });
    }
  expect(check(filledIn({ consent_text: false, no_email: true })).kind).toBe('valid');
}

/** Everything of a request that anybody with the tables can read, bytes as text. */
function plainOf(request: NewRequest): string {
  return JSON.stringify(request, (_, value: unknown) => {
    const bytes = value as { type?: string; data?: number[] } | null;
    return bytes?.type === 'Buffer' ? Buffer.from(bytes.data ?? []).toString('latin1') : value;
  });
}

/** The same request as messages read it. */
async function told(): Promise<StoredRequest> {
  const { id, contact } = await stored();
  const at = new Date('2026-11-15T06:15:00Z');
  return {
    id,
    reference: '7K4M29AF',
    language: 'en',
    closed_as: null,
    received_at: at,
    secret_version: 1,
    urgency: 'usual',
    call_from: at,
    call_target: at,
    call_due_at: at,
    now: at,
    promised_by: at,
    state: 'climbing',
    ladder_step: 0,
    ladder_from: at,
    acknowledged_at: null,
    goes_on_at: null,
    tried_at: null,
    told_late_at: null,
    no_mails_at: null,
    mail_dead_at: null,
    no_texts_at: null,
    agreed_texts: true,
    agreed_mails: true,
    ...rowOf(contact, 'worker'),
  };
}

function alert(channel: 'email' | 'sms' | 'webhook'): Delivery {
  const at = new Date('2026-11-15T06:15:00Z');
  return { id: crypto.randomUUID(), kind: 'alert', channel, recipient: 'attorney', step: 0, created_at: at, secret_version: 1 } as Delivery;
}
