/** The list of clients and adverse parties that every new request is compared with. */
export const conflicts = {
  title: 'Clients and adverse parties',
  lead: 'Every new request is compared with this list, before anybody reads what was written. It is sealed, and only the desk opens it.',
  stands: (clients: string, adverse: string, who: string, when: string) => `${clients} and ${adverse}, imported by ${who}, ${when}.`,
  clients: (count: number) => (count === 1 ? '1 client' : `${count.toLocaleString('en-US')} clients`),
  adverse: (count: number) => (count === 1 ? '1 adverse party' : `${count.toLocaleString('en-US')} adverse parties`),
  none: 'No list is imported yet.',
  did: (clients: string, adverse: string) => `Imported: ${clients} and ${adverse}. The list from before is gone.`,
  form: {
    title: 'Import a list',
    label: 'CSV file',
    hint: 'The first line names the columns: name and role (client or adverse), and if you have them, born and number. The new list replaces the old one as a whole.',
    button: 'Replace the list',
    template: 'A file to begin with',
  },
  wrong: {
    title: 'Nothing was imported',
    lead: 'The list from before stays. Correct these lines and import the file again.',
    line: (line: number, what: string) => `Line ${line}: ${what}`,
    more: (count: number) => (count === 1 ? 'and 1 more line' : `and ${count} more lines`),
    no: 'Choose a file.',
    large: 'The file is larger than 5 MB.',
    what: {
      'no-name': 'there is no name',
      role: 'the role is neither client nor adverse',
      formula: 'a cell begins like a formula of a spreadsheet',
      'too-long': 'a cell has more than 200 characters',
      'no-columns': 'there must be columns “name” and “role”',
      empty: 'there is nobody on the list',
    },
  },
};
