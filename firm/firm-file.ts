import { z } from 'zod';
import { attorney, picture } from '#firm/attorney.ts';
import { icon } from '#firm/icons.ts';
import { isMailable } from '#firm/mailable.ts';
import { onCall } from '#firm/on-call.ts';
import { text } from '#firm/text.ts';
import { longestTextName, tellsTrade } from '#firm/text-name.ts';

const office = z.strictObject({
  street: text(),
  city: text(),
  county: text(),
  region: z.string().length(2),
  postalCode: z.string().regex(/^\d{5}$/, 'must be five digits, in quotes'),
  latitude: z.number('must be a number like 42.9634').min(41.6, 'is not in Michigan').max(48.4, 'is not in Michigan'),
  longitude: z.number('must be a number like -85.6681').min(-90.5, 'is not in Michigan').max(-82.1, 'is not in Michigan'),
});

export type Office = z.output<typeof office>;

/** How the site looks: the drawing at the top of the home page, the firm's color, its logo. */
const look = z.strictObject({
  drawing: z.discriminatedUnion(
    'kind',
    [
      /** A lake that narrows into a marked river. */
      z.strictObject({ kind: z.literal('river'), lake: text(), river: text() }),
      /** The shore of a lake, with its harbor. */
      z.strictObject({ kind: z.literal('shore'), lake: text() }),
      /** The county of the office, drawn from its borders. */
      z.strictObject({ kind: z.literal('county') }),
    ],
    'must have kind: river, shore or county',
  ),
  /** Links, buttons and water take its hue; how light and dark they are stays, so that everything can be read. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a color like "#1d5c3a", in quotes')
    .optional(),
  logo: z
    .string()
    .regex(/^[\w./-]+\.svg$/, 'must be the name of an .svg file in the folder')
    .optional(),
  /** The office, as people find it. */
  office: picture.optional(),
});

/** Who speaks a language on the phone, and when. Nothing is promised that does not stand here. */
const onThePhone = z.strictObject({
  phone: z.enum(['none', 'interpreter', 'spoken'], 'must be none, interpreter or spoken'),
  when: z.enum(['always', 'office-hours'], 'must be always or office-hours').default('office-hours'),
});

/** Who the firm is: the one file another firm changes. */
export const firmFile = z
  .strictObject({
    name: text(),
    nameStrong: text(),
    textName: z
      .string()
      .regex(/^[\p{Script=Latin}0-9 .&'-]+$/u, 'must be written in Latin letters')
      .max(longestTextName, `must have at most ${longestTextName} letters, so that every text fits`)
      .refine((name) => !tellsTrade(name), 'must not say what the office does: texts are seen on locked screens'),
    tagline: text(),
    phone: z
      .strictObject({
        display: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must look like (810) 555-0146'),
        dial: z.string().regex(/^\+1\d{10}$/, 'must be +1 and ten digits'),
        vanity: z.string().min(1),
      })
      .refine((phone) => phone.dial === `+1${phone.display.replace(/\D/g, '')}`, 'dial and display must be the same number')
      .refine((phone) => `+1${dialled(phone.vanity)}` === phone.dial, 'vanity must dial the same digits as display'),
    email: z.string().refine(isMailable, 'must be one e-mail address'),
    website: z.url('must be https:// and a host').regex(/^https:\/\/[^/]+$/, 'must be https:// and a host, without a path'),
    address: office,
    /** Other offices of the firm, if there are any. */
    moreOffices: z.array(office).default([]),
    /** One sentence about where the office lies, for people who drive there. */
    directions: text().optional(),
    timeZone: z
      .enum(['America/Detroit', 'America/Menominee'], 'must be America/Detroit, or America/Menominee for the four counties at Wisconsin')
      .default('America/Detroit'),
    look,
    hours: z.strictObject({
      office: z.array(
        z.strictObject({
          days: text(),
          words: text(),
          schema: z.array(z.string()).optional(),
          opens: z.string().optional(),
          closes: z.string().optional(),
        }),
      ),
      emergency: text(),
    }),
    /** The first is responsible for the site. */
    attorneys: z.array(attorney).min(1, 'needs at least one attorney'),
    badges: z
      .array(z.strictObject({ icon, words: text() }))
      .min(1)
      .max(4),
    claims: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z-]+$/),
          show: z.boolean(),
          number: text(),
          label: text(),
          /** What it counts. Only the firm knows. */
          definition: text().optional(),
          disclaimer: text(),
          evidence: z.string().min(1),
        }),
      )
      .default([]),
    /** Pages that come with the code and that the firm does not want. */
    leaveOut: z.array(z.enum(['results', 'reviews'], 'must be results or reviews')).default([]),
    notices: z.strictObject({ relationship: text(), privilege: text(), results: text(), information: text() }),
    consentProofYears: z.int().min(1, 'must be at least 1').max(10, 'must be at most 10'),
    onCall,
    accessibilityTarget: text(),
    /** Where somebody reads what visitors text. Without it no page says "Text us". */
    textUs: z
      .string()
      .regex(/^\+1\d{10}$/, 'must be +1 and ten digits')
      .optional(),
    /** The languages of the site beside English. Each needs a file of words of its own: firm-words.yaml. */
    languages: z.strictObject({ es: onThePhone.optional(), ar: onThePhone.optional() }).default({}),
  })
  .transform((firm) => ({
    ...firm,
    attorney: firm.attorneys[0] as z.output<typeof attorney>,
    offices: [firm.address, ...firm.moreOffices],
    phone: { ...firm.phone, href: `tel:${firm.phone.dial}` },
    mailto: `mailto:${firm.email}`,
  }));

export type FirmFile = z.output<typeof firmFile>;

/** What the firm file says in words, in another language; its facts stand once, in the firm file. */
export const firmWordsFile = z.strictObject({
  tagline: text(),
  directions: text().optional(),
  emergency: text(),
  emergencyOnly: text(),
  /** In the order of the firm file. */
  attorneyTitles: z.array(text()).min(1),
  badges: z.array(text()).min(1).max(4),
  claims: z.record(z.string(), z.strictObject({ number: text().optional(), label: text(), definition: text().optional(), disclaimer: text() })).default({}),
  notices: z.strictObject({ relationship: text(), privilege: text(), results: text(), information: text() }),
});

export type FirmWordsFile = z.output<typeof firmWordsFile>;

/** Letters of a phone keypad to the digits they share a key with. */
function dialled(vanity: string): string {
  return vanity
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => '22233344455566677778889999'.charAt(letter.charCodeAt(0) - 65))
    .replace(/\D/g, '');
}
