import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Contact, openContact, openStory, type Part, readers, type Story, sealContact, sealStory, storyBlock } from '#case-review/parts.ts';
import { newPair } from '#vault/key-pair.ts';
import { openerOf, readPrivateKeys, readRecipients, recipientNames, type SealedPart } from '#vault/recipients.ts';
import { VaultError } from '#vault/vault.ts';

const pairs = Object.fromEntries(recipientNames.map((name) => [name, newPair()]));
const recipients = readRecipients(recipientNames.map((name) => `${name}:1:${pairs[name]?.publicKey}`).join());
const openers = Object.fromEntries(recipientNames.map((name) => [name, openerOf(name, readPrivateKeys(`1:${pairs[name]?.privateKey}`))]));
const text = fc.string({ unit: 'binary', maxLength: 60 }).map((any) => Buffer.from(any).toString());
const anyContact: fc.Arbitrary<Contact> = fc.record({
  full_name: text,
  phone: text,
  email: text,
  city: text,
  county: text,
  court_date: text,
  best_time: text,
  their_name: text,
  their_place: text,
  their_birth: text,
  relation: text,
  reasons: fc.array(text, { maxLength: 3 }),
});
const anyStory: fc.Arbitrary<Story> = fc.record({
  case_type: text,
  arrested: text,
  description: fc.string({ unit: 'binary', maxLength: 2000 }).map((any) => Buffer.from(any).toString()),
  attribution: fc.record({ page: text, landing: text, referrer: text, utm: fc.dictionary(fc.constantFrom('utm_source', 'utm_medium'), text) }),
});

test('whatever somebody writes, each part opens for its readers', () => {
  fc.assert(
    fc.property(fc.uuid(), anyContact, anyStory, (id, contact, story) => {
      const [whom, what] = [sealContact(recipients, id, contact), sealStory(recipients, id, story)];
      for (const name of readers.contact) expect(openContact(openers[name] as never, rowOf(id, whom, name))).toEqual(contact);
      for (const name of readers.story) expect(openStory(openers[name] as never, rowOf(id, what, name))).toEqual(withoutPrototype(story));
    }),
    { numRuns: 100 },
  );
});

test('the worker is no reader of the story: it has no key of its own there, and the others do not open for it', () => {
  const id = randomUUID();
  const sealed = sealStory(recipients, id, storyOf('I was stopped in Port Huron'));
  expect(sealed.wraps.map(({ recipient }) => recipient)).toEqual(['desk', 'recovery']);
  for (const name of readers.story) expect(() => openStory(openers['worker'] as never, rowOf(id, sealed, name))).toThrow(VaultError);
});

test.each<[Part, () => SealedPart]>([
  ['contact', () => sealContact(recipients, 'one', {} as Contact)],
  ['story', () => sealStory(recipients, 'one', storyOf('...'))],
])('a %s does not open as another part, or in another row', (part, seal) => {
  const [open, mistaken] = part === 'contact' ? [openContact, openStory] : [openStory, openContact];
  const row = rowOf('one', seal(), 'desk');
  expect(() => open(openers['desk'] as never, row)).not.toThrow();
  expect(() => open(openers['desk'] as never, { ...row, id: 'other' })).toThrow(VaultError);
  expect(() => mistaken(openers['desk'] as never, row)).toThrow(VaultError);
});

test('how much somebody wrote does not show, up to a block', () => {
  const lengths = ['short', 'a bit longer than that', 'ö'.repeat(100)].map((said) => sealStory(recipients, 'one', storyOf(said)).ciphertext.length);
  expect(new Set(lengths)).toEqual(new Set([storyBlock + 28]));
  expect(sealStory(recipients, 'one', storyOf('o'.repeat(600))).ciphertext).toHaveLength(2 * storyBlock + 28);
});

function storyOf(description: string): Story {
  return { case_type: 'OWI', arrested: 'No', description, attribution: {} };
}

function rowOf(id: string, { ciphertext, wraps }: SealedPart, recipient: string) {
  const wrap = wraps.find((one) => one.recipient === recipient);
  if (!wrap) throw new Error(`no key for ${recipient}`);
  return { id, sealed: ciphertext, wrapped_key: wrap.wrappedKey, key_version: wrap.keyVersion };
}

function withoutPrototype(story: Story): Story {
  return JSON.parse(JSON.stringify(story)) as Story;
}
