import type { ReactNode } from 'react';
import { Button, Heading, Link, Section, Text } from 'react-email';
import { paint, serif } from '#deliveries/mail-layout/colors.ts';
import type { ColorName } from '#ui/palette.ts';

export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" {...paint('ink', undefined, { fontFamily: serif, fontSize: 30, lineHeight: '36px', margin: '0 0 14px' })}>
      {children}
    </Heading>
  );
}

export function Subtitle({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" {...paint('ink', undefined, { fontFamily: serif, fontSize: 21, lineHeight: '28px', margin: '26px 0 6px' })}>
      {children}
    </Heading>
  );
}

export function Words({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  return (
    <Text {...paint(quiet ? 'ink-2' : 'ink', undefined, { fontSize: quiet ? 15 : 17, lineHeight: quiet ? '23px' : '26px', margin: '0 0 14px' })}>
      {children}
    </Text>
  );
}

/** A reference or code, large enough to read aloud over the phone. */
export function Block({ label, value, ground = 'go-tint' }: { label: string; value: string; ground?: ColorName }) {
  return (
    <Section {...paint('ink', ground, { padding: '14px 18px', margin: '0 0 18px' })}>
      <p style={{ margin: 0, wordBreak: 'break-word' }}>
        {label}
        <br />
        <b style={{ fontFamily: serif, fontSize: 28, lineHeight: '36px', letterSpacing: '0.05em', wordBreak: 'break-word' }}>{value}</b>
      </p>
    </Section>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Text {...paint('ink', undefined, { fontSize: 17, lineHeight: '26px', margin: '0 0 12px' })}>
      <span {...paint('ink-2', undefined, { fontSize: 15 })}>{label}</span>
      <br />
      <b style={{ wordBreak: 'break-word' }}>{children}</b>
    </Text>
  );
}

/** The main action of a mail, other than calling. */
export function OpenButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} {...paint('on-huron', 'huron-fill', buttonShape)}>
      {children}
    </Button>
  );
}

/** The color beacon is used for calling only. */
export function CallButton({ href, label, number }: { href: string; label: string; number: string }) {
  return (
    <Button href={href} {...paint('on-beacon', 'beacon', { ...buttonShape, fontSize: 24 })}>
      <span style={{ display: 'block', fontFamily: 'Arial, Helvetica, sans-serif', fontSize: 15 }}>{label} </span>
      {number}
    </Button>
  );
}

export function PageLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} {...paint('huron', undefined, { textDecoration: 'underline', fontWeight: 700, wordBreak: 'break-word' })}>
      {children}
    </Link>
  );
}

const buttonShape = {
  display: 'block',
  margin: '8px 0 18px',
  padding: '16px 20px',
  borderRadius: 8,
  fontFamily: serif,
  fontSize: 21,
  lineHeight: '30px',
  fontWeight: 700,
  textAlign: 'center',
  textDecoration: 'none',
} as const;
