import { z } from 'zod';
import { icon } from '#firm/icons.ts';
import { onCall } from '#firm/on-call.ts';
import { text } from '#firm/text.ts';

/** Who the firm is: the one file another firm changes. */
export const firmFile = z
  .strictObject({
    name: text(),
    nameStrong: text(),
    tagline: text(),
    phone: z
      .strictObject({
        display: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must look like (810) 555-0146'),
        dial: z.string().regex(/^\+1\d{10}$/, 'must be +1 and ten digits'),
        vanity: z.string().min(1),
      })
      .refine((phone) => phone.dial === `+1${phone.display.replace(/\D/g, '')}`, 'dial and display must be the same number')
      .refine((phone) => `+1${dialled(phone.vanity)}` === phone.dial, 'vanity must dial the same digits as display'),
    email: z.email('must be one e-mail address'),
    website: z.url('must be https:// and a host').regex(/^https:\/\/[^/]+$/, 'must be https:// and a host, without a path'),
    address: z.strictObject({
      street: text(),
      city: text(),
      county: text(),
      region: z.string().length(2),
      postalCode: z.string().regex(/^\d{5}$/, 'must be five digits, in quotes'),
      latitude: z.number(),
      longitude: z.number(),
    }),
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
    attorney: z.strictObject({ placeholder: z.boolean(), name: text(), title: text(), initials: text() }),
    badges: z.array(z.strictObject({ icon, words: text() })).length(4),
    claims: z.array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        show: z.boolean(),
        number: text(),
        label: text(),
        definition: text(),
        /** Who wrote the definition. Only the firm knows what it counts, so a launch check refuses the sample's words. */
        definedBy: z.enum(['sample', 'firm']),
        disclaimer: text(),
        evidence: z.string().min(1),
      }),
    ),
    notices: z.strictObject({ relationship: text(), privilege: text(), results: text(), information: text() }),
    consentProofYears: z.int().min(1, 'must be at least 1').max(10, 'must be at most 10'),
    onCall,
    accessibilityTarget: text(),
  })
  .transform((firm) => ({
    ...firm,
    phone: { ...firm.phone, href: `tel:${firm.phone.dial}` },
    mailto: `mailto:${firm.email}`,
  }));

export type FirmFile = z.output<typeof firmFile>;

/** Letters of a phone keypad to the digits they share a key with. */
function dialled(vanity: string): string {
  return vanity
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => '22233344455566677778889999'.charAt(letter.charCodeAt(0) - 65))
    .replace(/\D/g, '');
}
