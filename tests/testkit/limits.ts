/** Each limit of the case review form from both sides: what is typed into all fields at once, and the messages that must come of it. */
export const rounds: { what: string; typing: Record<string, string>; wrong: Record<string, string> }[] = [
  {
    what: 'one character too few, and what is no address or choice',
    typing: { full_name: 'J', phone: '8'.repeat(9), email: 'jordan@', case_type: '', description: 'Nine char' },
    wrong: {
      full_name: 'Name must be at least 2 characters',
      phone: 'Please enter a valid phone number',
      email: 'Invalid email address',
      case_type: 'Please select a case type',
      description: 'Please provide more details',
    },
  },
  {
    what: 'blanks, which do not count',
    typing: { full_name: '  J  ', phone: ` ${'8'.repeat(9)} `, email: 'jordan@', case_type: '', description: '  Nine char  ' },
    wrong: {
      full_name: 'Name must be at least 2 characters',
      phone: 'Please enter a valid phone number',
      email: 'Invalid email address',
      case_type: 'Please select a case type',
      description: 'Please provide more details',
    },
  },
  {
    what: 'just enough',
    typing: { full_name: 'Jo', phone: '8105550100', email: '', city: '', county: '', court_date: '', case_type: 'Other', description: 'Ten chars!' },
    wrong: {},
  },
  {
    what: 'just not too much; a line break is one character, though two are sent',
    typing: {
      full_name: 'J'.repeat(100),
      phone: '+1 (810) 555-0100 x2',
      email: `${'j'.repeat(64)}@${`${'d'.repeat(61)}.`.repeat(3)}com`,
      city: 'P'.repeat(100),
      county: 'S'.repeat(100),
      description: 'line\n'.repeat(400).replace(/\n$/, '!'),
    },
    wrong: {},
  },
  {
    what: 'one character too many',
    typing: {
      full_name: 'J'.repeat(101),
      phone: '8'.repeat(21),
      email: `${'j'.repeat(244)}@example.com`,
      city: 'P'.repeat(101),
      county: 'S'.repeat(101),
      description: 'line\n'.repeat(400).replace(/\n$/, '!!'),
    },
    wrong: {
      full_name: 'Name too long',
      phone: 'Phone number too long',
      email: 'Email too long',
      city: 'City name too long',
      county: 'County name too long',
      description: 'Description too long',
    },
  },
];
