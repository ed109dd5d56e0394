import type { ReactNode } from 'react';
import { blocksOf } from '#assistant/panel/message-blocks.ts';
import type { Phone } from '#ui/with-phone.tsx';

/** An answer: paragraphs, and steps as a list. */
export function Answer({ parts, phone }: { parts: readonly string[]; phone: Phone }): ReactNode {
  return blocksOf(parts).map((block, at) => {
    if (block.kind === 'text')
      return (
        <p key={at}>
          <Pieces pieces={block.pieces} phone={phone} />
        </p>
      );
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List key={at}>
        {block.items.map((pieces, item) => (
          <li key={item}>
            <Pieces pieces={pieces} phone={phone} />
          </li>
        ))}
      </List>
    );
  });
}

function Pieces({ pieces, phone }: { pieces: readonly string[]; phone: Phone }): ReactNode {
  return pieces.map((piece, at) => (
    <span key={at}>
      <MessageText text={piece} phone={phone} />
    </span>
  ));
}

/**
 * An answer is text and nothing but text. Only three things in it become links: the firm's number, the public emergency
 * numbers, and pages of this site, which answers name as "OWI/DUI Defense (/practice-areas/owi-dui)".
 */
function MessageText({ text, phone }: { text: string; phone: Phone }): ReactNode {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const match of text.matchAll(linked(phone))) {
    const { named, path, word, address, number } = match.groups ?? {};
    pieces.push(
      text.slice(at, match.index),
      linkFor({ label: named ?? word ?? number ?? '', href: path ?? address ?? dial(number ?? '', phone), key: match.index }),
    );
    at = match.index + match[0].length;
  }
  return [...pieces, text.slice(at)];
}

/** A line "Read more: Title (/path)", then "the form (/path)", then numbers. */
function linked(phone: Phone): RegExp {
  const number = [phone.display, '1-800-799-7233'].map((one) => one.replace(/[()]/g, '\\$&')).join('|');
  return new RegExp(
    String.raw`(?<named>^[A-Z][a-z ]+: .+?) \((?<path>/[a-z0-9/#-]*)\)|(?<word>(?:the )?\w+) \((?<address>/[a-z0-9/#-]*)\)|(?<number>${number}|\b911\b|\b988\b)`,
    'g',
  );
}

function linkFor({ label, href, key }: { label: string; href: string; key: number }): ReactNode {
  return (
    <a key={key} href={href}>
      {label}
    </a>
  );
}

function dial(number: string, phone: Phone): string {
  return number === phone.display ? phone.href : `tel:${number.replace(/\D/g, '').replace(/^1(?=\d{10})/, '+1')}`;
}
