import { expect, test } from 'vitest';
import { courtsFor } from '#self-help/courts/find.ts';

const courts = [
  { names: '3rd Circuit Court, Criminal Division. Older papers may say Frank Murphy Hall.', places: 'Wayne County Detroit Redford' },
  { names: '36th District Court', places: 'Wayne County Detroit' },
  { names: '17th District Court', places: 'Wayne County Redford' },
  { names: '16th Circuit Court', places: 'Macomb County Mount Clemens Warren' },
  { names: '6th Circuit Court', places: 'Oakland County Pontiac Troy Clawson' },
  { names: '52-4 District Court. 52nd District, 4th Division', places: 'Oakland County Troy Clawson' },
  { names: '17th Circuit Court', places: 'Kent County Grand Rapids' },
  { names: '61st District Court', places: 'Kent County Grand Rapids' },
  { names: '54-A District Court', places: 'Ingham County Lansing' },
  { names: '54-B District Court', places: 'Ingham County East Lansing' },
];
const all = courts.map(({ names }) => names);
const found = (typed: string) => courtsFor(typed, courts).map((at) => courts[at]?.names.replace(/[,.].*/, '').replace(' Court', ''));

test.each([
  ['36th', ['36th District']],
  ['36', ['36th District']],
  ['6', ['6th Circuit']],
  ['17', ['17th District', '17th Circuit']],
  ['17th circuit', ['17th Circuit']],
  ['STATE OF MICHIGAN 17TH JUDICIAL DISTRICT', ['17th District']],
  ['52-4', ['52-4 District']],
  ['52/4', ['52-4 District']],
  ['54a', ['54-A District']],
  ['54-A District Court', ['54-A District']],
  ['54', ['54-A District', '54-B District']],
  ['Troy', ['6th Circuit', '52-4 District']],
  ['city of clawson, mi', ['6th Circuit', '52-4 District']],
  ['mt. clemens', ['16th Circuit']],
  ['kent county', ['17th Circuit', '61st District']],
  ['frank murphy', ['3rd Circuit']],
  ['detr', ['3rd Circuit', '36th District']],
  ['detriot', ['3rd Circuit', '36th District']],
  ['clemenz', ['16th Circuit']],
  ['saginaw', []],
  ['99th', []],
  ['36th troy', []],
])('%s', (typed, names) => {
  expect(found(typed)).toEqual(names);
});

test('a number that is half typed keeps what it can become', () => {
  expect(found('5')).toEqual(['52-4 District', '54-A District', '54-B District']);
});

test.each(['', '   ', 'court', 'state of michigan', '?'])('“%s” fits all of them', (typed) => {
  expect(courtsFor(typed, courts)).toHaveLength(all.length);
});
