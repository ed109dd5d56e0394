import { expect, test } from 'vitest';
import { type Indexed, openShelf } from '#desk/request-lists/shelf.ts';

test('a person is found by name, misspelt name, phone, e-mail address and reference', () => {
  const shelf = filled();
  expect(shelf.search('kowalski')).toEqual(['maria']);
  expect(shelf.search('Marya Kovalski')).toEqual(['maria']);
  expect(shelf.search('nunez')).toEqual(['jose']);
  expect(shelf.search('(810) 555-0123')).toEqual(['jose']);
  expect(shelf.search('+1 810 555 0123')).toEqual(['jose']);
  expect(shelf.search('0111')).toEqual(['maria']);
  expect(shelf.search('7k4 m29')).toEqual(['maria']);
  expect(shelf.search('JOSE@example.com')).toEqual(['jose']);
});

test('so is the one for whom somebody asks', () => {
  expect(filled().search('Robin')).toEqual(['jose']);
});

test('of two who fit equally well the newer comes first', () => {
  const shelf = filled();
  shelf.put(request('later', { name: 'Maria Kowalski', reference: 'XXXXXXXX', receivedAt: new Date('2026-11-03') }));
  expect(shelf.search('maria kowalski')).toEqual(['later', 'maria']);
});

test('who is removed is found no more, by nothing', () => {
  const shelf = filled();
  shelf.remove('maria');
  for (const typed of ['kowalski', '555-0111', '7K4M29AF']) expect(shelf.search(typed)).toEqual([]);
  expect([shelf.byId('maria'), shelf.size(), shelf.ofCounty('St. Clair')]).toEqual([undefined, 1, ['jose']]);
});

test('what is put again replaces what was there', () => {
  const shelf = filled();
  shelf.put(request('maria', { name: 'Maria Novak', phone: '810-555-0199' }));
  expect([shelf.search('kowalski'), shelf.search('5550111'), shelf.search('novak'), shelf.size()]).toEqual([[], [], ['maria'], 2]);
});

test('a county is one, however it is written', () => {
  const shelf = filled();
  expect(shelf.ofCounty('Saint Clair')).toEqual(['maria', 'jose']);
  expect(shelf.counties()).toEqual(['St. Clair']);
});

test('a blank search finds nobody', () => {
  expect(filled().search('  ')).toEqual([]);
  expect(filled().search('@')).toEqual([]);
});

function filled() {
  const shelf = openShelf();
  shelf.put(request('maria', { name: 'Maria Kowalski', phone: '810.555.0111', reference: '7K4M29AF', county: 'St. Clair' }));
  shelf.put(request('jose', { name: 'José Ñúñez', theirName: 'Robin Avery', phone: '8105550123', email: 'Jose@example.com', county: 'st clair county' }));
  return shelf;
}

function request(id: string, own: Partial<Indexed>): Indexed {
  return {
    id,
    reference: 'RRRRRRRR',
    receivedAt: new Date('2026-11-01'),
    version: '1',
    name: '',
    theirName: '',
    phone: '',
    email: '',
    city: '',
    county: '',
    reasons: [],
    caseType: '',
    source: { page: '', referrer: '', campaign: '' },
    ...own,
  };
}
