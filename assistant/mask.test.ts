import { expect, test } from 'vitest';
import { masked } from '#assistant/mask.ts';

test.each([
  ['my name is john smith and i got a dui', 'my name is [name] and i got a dui'],
  ['My name’s Mary O’Brien-Smith, I need help', 'My name’s [name] , I need help'],
  ['his name is Bob. he was arrested', 'his name is [name] he was arrested'],
  ['hola me llamo Juan Carlos Pérez y tengo una orden', 'hola me llamo [name] y tengo una orden'],
  ['mi hijo se llama Luis', 'mi hijo se llama [name] '],
  ['اسمي محمد علي حسن و عندي قضية', 'اسمي [name] و عندي قضية'],
  ['my social is 123-45-6789', 'my social is [private]'],
  ['I was born on 4/27/1961', 'I was [private]'],
])('a name or a number that names a person is masked: %s', (typed, sent) => expect(masked(typed)).toBe(sent));

test.each(['what is your name', 'is my name public', 'my name is on the warrant', 'me llamó la policía', 'they called my name'])('%s stays as it is', (typed) =>
  expect(masked(typed)).toBe(typed),
);
