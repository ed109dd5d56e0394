import { expect, test } from 'vitest';
import { inArabic } from '#case-review/confession.ar.ts';
import { inSpanish } from '#case-review/confession.es.ts';
import { inEnglish, readsLikeConfession } from '#case-review/confession.ts';

test.each([
  'I hit him and he fell',
  'yo lo hice',
  'Yo robé el coche',
  'أنا سرقت السيارة',
  'I only took one bottle',
  'honestly, i really did it',
  'I was drunk when they stopped me',
  'I had a few beers before driving',
  'The officer found a bag. It was mine',
  'It was my fault',
  "I'm guilty and I want to get it over with",
  'I admit that I should not have driven',
  'Charge: OWI.\nI drove drunk, court is in Flint',
])('reads like telling what one did: %j', (text) => {
  expect(readsLikeConfession(text, [...inEnglish, ...inSpanish, ...inArabic])).toBe(true);
});

test.each([
  '',
  'Charge: OWI, court: Flint, date: Dec 3',
  'Arraignment on Monday at 9:00, 73B District Court',
  'I was arrested on Friday and I have court on Monday',
  'My son was charged with assault in Port Huron',
  'I was driving home when the police stopped me',
  'I took a breath test and refused the blood draw',
  'I had a hearing, now there is a warrant',
  'The police say there were drugs in the car',
  'White Chevrolet hit my parked car, and they charged me',
  'My boss says I took money from the register and wants me to sign',
  'The paper went to my old address, it was not my fault',
])('does not: %j', (text) => {
  expect(readsLikeConfession(text)).toBe(false);
});
