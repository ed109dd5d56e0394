// @module-tag nightly
import { rmSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Change, changedFolder, mistakesOf } from '../testkit/mistakes.ts';

const contact = (body: string, fields = 'title: Contact\nlead: Call us.\ndescription: How to reach us.') => ({
  files: { 'en/contact.md': `---\n${fields}\n---\n${body}\n` },
});
const firm = (from: string | RegExp, to: string): Change => ({ firm: (words) => words.replace(from, to) });
/** A file of the code, taken over into the firm's folder and changed. */
const own = (name: string, from: string | RegExp, to: string): Change => ({ own: { [name]: (words) => words.replace(from, to) } });
const withPhoto = (file: string, bytes?: Buffer): Change => ({
  ...firm('initials: "IM"', `initials: "IM"\n    photo: ${file}`),
  ...(bytes ? { files: { [file]: bytes } } : {}),
});
const withLogo = (svg: string): Change => ({ ...firm('look:\n', 'look:\n  logo: logo.svg\n'), files: { 'logo.svg': svg } });
const faqs = 'en/faqs.yaml';

/** What somebody does to the folder of a firm, and what the check then says: the file, the line where there is one, and what to do. */
const mistakes: [what: string, change: Change, said: RegExp][] = [
  // Signs that mean something to the file's form.
  [
    'a # that cuts a title',
    own(faqs, 'title: FAQs', 'title: Our #1 answers'),
    /^en\/faqs\.yaml: line \d+: everything from # on would be lost in "title: Our #1 answers"; put the whole text in quotes$/,
  ],
  [
    'a second colon in a title',
    contact('x', 'title: Contact: how\nlead: Call us.\ndescription: How.'),
    /^en\/contact\.md: line 2: "title: Contact: how" has a second colon; put the whole text in quotes$/,
  ],
  [
    'no blank behind a colon',
    contact('x', 'title:Contact\nlead: Call us.\ndescription: How.'),
    /^en\/contact\.md: line \d: .* needs a blank behind the colon$/,
  ],
  [
    'a quotation mark that is not closed',
    contact('x', 'title: "Contact\nlead: Call us.\ndescription: How.'),
    /^en\/contact\.md: line \d: a quotation mark or bracket is opened here or above, and not closed$/,
  ],
  [
    'a tab in front of a line',
    firm('  display: (906)', '\tdisplay: (906)'),
    /^en\/firm\.yaml: line \d+: begins with a tab; begin it with blanks, as many as its neighbors have$/,
  ],
  [
    'a line that is indented otherwise than its neighbors',
    firm('  dial: "+1', '    dial: "+1'),
    /^en\/firm\.yaml: line \d+: .*cannot be read; compare how it and the lines around it are indented/,
  ],
  [
    'a name that stands there twice',
    contact('x', 'title: Contact\ntitle: Contact us\nlead: Call us.\ndescription: How.'),
    /^en\/contact\.md: line \d: "title" stands there twice; keep one of them$/,
  ],
  [
    'no --- around the fields of a page',
    { files: { 'en/contact.md': 'title: Contact\n' } },
    /^en\/contact\.md: line 1: must begin with a block between two lines that are "---" and nothing else$/,
  ],
  [
    'a file that is not saved as UTF-8',
    { files: { 'en/contact.md': Buffer.from('---\ntitle: Caf\xe9\n---\nx', 'latin1') } },
    /^en\/contact\.md: is not saved as UTF-8; save it again, and choose UTF-8 as its encoding$/,
  ],
  [
    'marks of two versions of a file',
    contact('<<<<<<< mine\nCall.\n=======\nWrite.\n>>>>>>> theirs'),
    /^en\/contact\.md: line 6: two versions of the file stand in each other; keep one, and delete the marks$/,
  ],
  ['an empty file', { files: { [faqs]: '' } }, /^en\/faqs\.yaml: line 1: the file is empty; write its fields, or delete it, and the code’s own is taken$/],

  // Names.
  ['a file whose name is misspelled', { files: { 'en/abuot.md': 'x' } }, /^en\/abuot\.md: no file of this name is read; en\/about\.md was probably meant$/],
  ['a file that ends in .yml', { files: { 'en/faqs.yml': 'x' } }, /^en\/faqs\.yml: no file of this name is read; en\/faqs\.yaml was probably meant$/],
  [
    'a profile of somebody who is not there',
    { files: { 'en/attorneys/ingrid-make.md': 'x' } },
    /^en\/attorneys\/ingrid-make\.md: no file of this name is read; en\/attorneys\/ingrid-maki\.md was probably meant$/,
  ],
  [
    'a field whose name is misspelled',
    contact('x', 'titel: Contact\nlead: Call us.\ndescription: How.'),
    /^en\/contact\.md:\n[\s\S]*title: is missing[\s\S]*"titel" is no name that is used here/,
  ],
  ['a field that is missing', contact('x', 'title: Contact\ndescription: How.'), /^en\/contact\.md:\n {2}lead: is missing$/],
  ['a field that is empty', contact('x', 'title:\nlead: Call us.\ndescription: How.'), /^en\/contact\.md:\n {2}line 2, title: is empty$/],
  [
    'one question too few',
    own(faqs, /\n {2}- id: arraignment[\s\S]*?(?=\n {2}- id: )/, ''),
    /^en\/faqs\.yaml:\n {2}line \d+, questions: must have exactly 6 entries$/,
  ],
  [
    'a description that search results would cut',
    contact('x', `title: Contact\nlead: Call us.\ndescription: ${'We answer. '.repeat(20)}`),
    /^en\/contact\.md:\n {2}line 4, description: must be at most 160 characters$/,
  ],

  // Words in braces.
  ['a placeholder that is not known', contact('Call {fone}.'), /^en\/contact\.md: line 6: \{fone\} is not known; use one of .*\{phone\}/],
  ['a placeholder with a capital letter', contact('Call {Phone}.'), /^en\/contact\.md: line 6: \{Phone\} is not known; write it in lower case$/],
  [
    'a number that no law record has',
    contact('Up to {owi-first.jale} days.'),
    /^en\/contact\.md: line 6: \{owi-first\.jale\} is no number of a law record; see content\/law for their names$/,
  ],
  [
    'a {when} that asks for what is not known',
    contact('{when rewiews: We have reviews.}'),
    /^en\/contact\.md: line 6: \{when rewiews: …\} asks for what is not known; use one of .*reviews/,
  ],
  [
    'a {when} that is not closed',
    contact('{when reviews: We have reviews.'),
    /^en\/contact\.md: line 6: "\{when reviews: We have reviews\.…" must be written as \{when name: words\}, and end with \}$/,
  ],

  // Links and text.
  [
    'a link to a page that is not there',
    contact('See [our guides](/guide).'),
    /^en\/contact\.md: line 6: \/guide is no page of this site; \/guides was probably meant$/,
  ],
  [
    'a link to a page that the firm leaves out',
    { ...firm('claims: []', 'claims: []\nleaveOut: [results]'), ...contact('See [results](/results).') },
    /^en\/contact\.md: line 6: \/results is no page of this site$/m,
  ],
  [
    'a link that does not begin with a slash',
    contact('See [guides](guides).'),
    /^en\/contact\.md: line 6: guides is no address; begin with \/ for a page of this site, or with https:\/\/ for another$/,
  ],
  [
    'a link that is not safe',
    contact('See [the court](http://courts.michigan.gov).'),
    /^en\/contact\.md: line 6: http:\/\/courts\.michigan\.gov is not a safe address; write https:\/\/$/,
  ],
  [
    'a link that is not closed',
    contact('See [guides](/guides.'),
    /^en\/contact\.md: line 6: the link to \/guides\. is not closed; write \[words\]\(\/guides\.\)$/,
  ],
  [
    'a related page that is not there',
    own('en/guides/bond.md', 'related: [/practice-areas/warrants-fta', 'related: [/practice-areas/warrants-ftas'),
    /^en\/guides\/bond\.md: line \d+: \/practice-areas\/warrants-ftas is no page of this site; \/practice-areas\/warrants-fta was probably meant$/m,
  ],
  ['HTML in a text', contact('Call <b>now</b>.'), /^en\/contact\.md:\n {2}body: "html" is not allowed in texts: <b>$/],
  ['a picture in a text', contact('![us](/us.jpg)'), /^en\/contact\.md:\n {2}body: "image" is not allowed in texts/],
  [
    'a second title on a page',
    contact('# Contact us'),
    /^en\/contact\.md: line 6: the title of the page is its only heading of this size; begin this one with ##$/,
  ],
  [
    'words that are still to come',
    contact('TODO: parking'),
    /^en\/contact\.md: line 6: “TODO” stands where words are still to come; write them, or delete it$/,
  ],
  [
    'words of the sample firm',
    contact('We are in Marysville.'),
    /^en\/contact\.md: line 6: “Marysville” is the town of the sample firm; write the firm’s own$/,
  ],

  // Law.
  [
    'a note of law that no record has',
    own(faqs, '^[right-to-silence]', '^[right-to-silents]'),
    /^en\/faqs\.yaml: line \d+: \^\[right-to-silents\] is no record of content\/law; see "npm run law" for their names$/,
  ],
  [
    'a number that is typed beside its note',
    own('en/guides/bond.md', '{probable-cause-check.hours} hours', '48 hours'),
    /^en\/guides\/bond\.md: "48 hours" is typed; write \{probable-cause-check\.hours\}/m,
  ],
  [
    'a citation without a known form',
    own('law/driving.yaml', 'cites: [MCL 257.625]', 'cites: [MLC 257.625]'),
    /^law\/driving\.yaml:\n {2}line \d+, owi-operating\.cites\.0: "MLC 257\.625" has no form of a citation that is known$/,
  ],
  [
    'a record that was signed before it was compared',
    own('law/driving.yaml', 'signed: pending', 'signed: { name: Ingrid Maki, on: "2026-11-14" }'),
    /^law\/driving\.yaml:\n {2}line \d+, owi-operating: nobody may sign what was not compared with the official text$/,
  ],
  [
    'a review on a day that no calendar has',
    own(faqs, /on: "2026-11-\d\d"/, 'on: "2026-02-30"'),
    /^en\/faqs\.yaml:\n {2}line \d+, reviewed\.on: must be a date like "?2026-11-14"?/,
  ],
  [
    'a signature without a day',
    own(faqs, 'attorney: pending', 'attorney: Ingrid Maki'),
    /^en\/faqs\.yaml:\n {2}line \d+, reviewed\.attorney: must be pending, or who signed and when/,
  ],
  [
    'a signature of somebody who is no attorney',
    own(faqs, 'attorney: pending', 'attorney: { name: Pat Doyle, on: "2026-11-16" }'),
    /^en\/faqs\.yaml: line \d+: Pat Doyle is no attorney of the firm file and cannot sign; one of Ingrid Maki can$/,
  ],
  [
    'a signature of a day to come',
    own(faqs, 'attorney: pending', 'attorney: { name: Ingrid Maki, on: "2099-01-01" }'),
    /^en\/faqs\.yaml: line \d+: signed on 2099-01-01, which is still to come; write the day on which it was read$/,
  ],

  // Who the firm is.
  [
    'a phone number in another form',
    firm('display: (906) 300-7100', 'display: 906-300-7100'),
    /^en\/firm\.yaml:\n {2}line \d+, phone\.display: must look like \(810\) 555-0146/,
  ],
  [
    'two numbers that should be one',
    firm('dial: "+19063007100"', 'dial: "+19063007101"'),
    /^en\/firm\.yaml:\n {2}line \d+, phone: dial and display must be the same number/,
  ],
  [
    'an e-mail address without an @',
    firm('email: "office@northshoredefense.com"', 'email: "office.northshoredefense.com"'),
    /^en\/firm\.yaml:\n {2}line \d+, email: must be one e-mail address$/,
  ],
  [
    'a web address with a path',
    firm('defense.com"\n\naddress', 'defense.com/home"\n\naddress'),
    /^en\/firm\.yaml:\n {2}line \d+, website: must be https:\/\/ and a host, without a path$/,
  ],
  [
    'a ZIP code without quotes',
    firm('"49855"', '49855'),
    /^en\/firm\.yaml:\n {2}line \d+, address\.postalCode: must be a text, in quotes if it looks like a number$/,
  ],
  [
    'coordinates that are swapped',
    firm(/latitude: .*\n {2}longitude: .*/, 'latitude: -87.3954\n  longitude: 46.5436'),
    /^en\/firm\.yaml:\n {2}line \d+, address\.latitude: is not in Michigan\n {2}line \d+, address\.longitude: is not in Michigan$/,
  ],
  [
    'two attorneys of one name',
    firm('  - name: "Ingrid Maki"', '  - name: "Ingrid Maki"\n    title: Attorney\n    initials: "IM"\n  - name: "Ingrid Maki"'),
    /^en\/firm\.yaml: attorneys: two are called Ingrid Maki; tell them apart, with a middle initial for example$/m,
  ],
  [
    'a color without quotes',
    firm('look:\n', 'look:\n  color: #1d5c3a\n'),
    /^en\/firm\.yaml: (line \d+: everything from # on would be lost|\n {2}line \d+, look\.color: is empty)/,
  ],
  ['a photo that is not there', withPhoto('photos/ingrid.jpg'), /^en\/firm\.yaml: photos\/ingrid\.jpg is named there, and is not in the folder$/],
  ['a photo that is too large', withPhoto('photos/ingrid.jpg', Buffer.alloc(500_000)), /^photos\/ingrid\.jpg: has 500 kB; make it smaller than 400 kB/],
  ['a photo that is none', withPhoto('photos/ingrid.jpg', Buffer.from('%PDF-1.7')), /^photos\/ingrid\.jpg: is no \.jpg picture inside; save it as one$/],
  [
    'a logo with a program in it',
    withLogo('<svg><script>alert(1)</script></svg>'),
    /^logo\.svg: holds a program or leads to other files; save it as a plain SVG$/,
  ],
  ['a rating of six stars', own('en/reviews.yaml', 'rating: 5', 'rating: 6'), /^en\/reviews\.yaml:\n {2}line \d+, reviews\.0\.rating: must be at most 5$/],

  // Hours and who is on call.
  [
    'office hours that differ from on-call hours',
    firm('from: "08:30", to: "17:00" }', 'from: "08:30", to: "18:00" }'),
    /^en\/firm\.yaml: line \d+, onCall\.hours: says .* 08:30 to 18:00, and hours\.office says Mon-Fri 08:30 to 17:00; write the same hours in both$/,
  ],
  [
    'a holiday that no calendar has',
    firm('holidays: []', 'holidays: ["2026-13-45"]'),
    /^en\/firm\.yaml:\n {2}line \d+, onCall\.holidays\.0: must be a day that there is$/,
  ],
  [
    'an hour that no clock has',
    firm('handover: "09:00"', 'handover: "25:00"'),
    /^en\/firm\.yaml:\n {2}line \d+, onCall\.rota\.0\.handover: must be a time like "08:30", in quotes/,
  ],
  [
    'a day of the week in another language',
    firm('schema: [Monday,', 'schema: [Montag,'),
    /^en\/firm\.yaml: line \d+, hours\.office\.0\.schema: Montag is no day of the week; write one such as Monday$/m,
  ],
  [
    'somebody in the ladder who is not among the people',
    firm('inHours: [{ who: ingrid,', 'inHours: [{ who: ingird,'),
    /^en\/firm\.yaml:\n {2}line \d+, onCall\.steps\.2: "ingird" is not among the people$/,
  ],
  ['a text message for somebody without a mobile', firm(', mobile: "+19063007101"', ''), /^en\/firm\.yaml:\n[\s\S]*"ingrid", who has no mobile/],
  [
    'a last step after the promised time',
    firm('after: 55', 'after: 65'),
    /^en\/firm\.yaml:\n {2}line \d+, onCall\.steps: the last step must come before the promised time$/,
  ],
];

const made: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('there are more than fifty kinds', () => {
  expect(new Set(mistakes.map(([what]) => what)).size).toBeGreaterThanOrEqual(50);
});

describe('a firm’s folder is refused with words to go by', () => {
  test.each(mistakes)('%s', async (_, change, said) => {
    const folder = changedFolder(change);
    made.push(folder);
    expect((await mistakesOf(folder)).join('\n')).toMatch(said);
  });
});
