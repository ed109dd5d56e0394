import { marked, type Token, type Tokens } from 'marked';
import { z } from 'zod';

/** Prose is a small part of Markdown: what the firm may write, and what pages know how to show. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  /** A word of the glossary, where it first stands on a page (firm/term-links.ts). No file writes it. */
  | { kind: 'term'; id: string; children: Inline[] }
  | { kind: 'note'; records: string[] };

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: number; id: string; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export type Prose = Block[];

/** Several paragraphs. */
export const prose = () => z.string().trim().min(1, 'must not be empty').transform(parsed(parseProse));

/** One line that may hold bold words, links and citations. */
export const line = () => z.string().trim().min(1, 'must not be empty').transform(parsed(parseLine));

/** A line for the chat: its law records are noted in the file, for who checks it, and never shown. */
export const notedText = () =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .transform((words) => words.replaceAll(new RegExp(citation, 'g'), ''));

/** The law records that a text rests on, in the order of reading. Any part of the content may be asked. */
export function recordsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(recordsOf);
  if (typeof part !== 'object' || part === null) return [];
  return 'kind' in part && part.kind === 'note' ? (part as unknown as { records: string[] }).records : Object.values(part).flatMap(recordsOf);
}

/** The law records that a text notes, as it stands in its file. */
export function recordsIn(source: string): string[] {
  return [...source.matchAll(new RegExp(citation, 'g'))].flatMap(([, ids = '']) => idsOf(ids));
}

export function parseProse(source: string): Prose {
  return marked.lexer(source).flatMap(block);
}

export function parseLine(source: string): Inline[] {
  return inlines(marked.Lexer.lexInline(source));
}

/** The words alone: for descriptions, reading grades and search. Citations are left out. */
export function plainText(part: Prose | Inline[] | Block | Inline): string {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) {
    const blocks = part.some((one) => typeof one === 'object' && isBlock(one));
    return part.map(plainText).join(blocks ? '\n' : '');
  }
  switch (part.kind) {
    case 'note':
      return '';
    case 'list':
      return part.items.map(plainText).join('\n');
    case 'table':
      return [part.head, ...part.rows].map((row) => row.map(plainText).join(', ')).join('\n');
    default:
      return plainText(part.children);
  }
}

/** `^[owi-first]` attaches a law record to a statement; two are joined by a comma. Readers get the number of a note. */
const citation = /\s*\^\[([^\]]+)\]/;

function idsOf(mark: string): string[] {
  return mark.split(',').map((id) => id.trim());
}

function parsed<T>(parse: (source: string) => T) {
  return (source: string, context: z.RefinementCtx): T => {
    try {
      return parse(source);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  };
}

function isBlock(one: Inline | Block): boolean {
  return typeof one === 'object' && ['paragraph', 'heading', 'list', 'quote', 'table'].includes(one.kind);
}

function block(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', children: inlines(token['tokens'] ?? []) }];
    case 'heading': {
      const children = inlines(token['tokens'] ?? []);
      return [{ kind: 'heading', level: (token as Tokens.Heading).depth, id: slug((token as Tokens.Heading).text), children }];
    }
    case 'list': {
      const list = token as Tokens.List;
      return [{ kind: 'list', ordered: list.ordered, items: list.items.map((item) => item.tokens.flatMap(block)) }];
    }
    case 'blockquote':
      return [{ kind: 'quote', children: ((token as Tokens.Blockquote).tokens ?? []).flatMap(block) }];
    case 'table': {
      const table = token as Tokens.Table;
      return [
        {
          kind: 'table',
          head: table.header.map((cell) => inlines(cell.tokens)),
          rows: table.rows.map((row) => row.map((cell) => inlines(cell.tokens))),
        },
      ];
    }
    default:
      throw new Error(`"${token.type}" is not allowed in texts: ${token.raw.slice(0, 40)}`);
  }
}

function inlines(tokens: Token[]): Inline[] {
  return tokens.flatMap(inline);
}

function inline(token: Token): Inline[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return withCitations((token as Tokens.Text).text);
    case 'br':
      return [' '];
    case 'strong':
      return [{ kind: 'strong', children: inlines(token['tokens'] ?? []) }];
    case 'em':
      return [{ kind: 'emphasis', children: inlines(token['tokens'] ?? []) }];
    case 'link':
      return [{ kind: 'link', href: (token as Tokens.Link).href, children: inlines(token['tokens'] ?? []) }];
    default:
      throw new Error(`"${token.type}" is not allowed in texts: ${token.raw.slice(0, 40)}`);
  }
}

function withCitations(words: string): Inline[] {
  return unescaped(words)
    .split(citation)
    .map((part, index): Inline => (index % 2 ? { kind: 'note', records: idsOf(part) } : part && part))
    .filter((part) => part !== '');
}

/** Undoes marked's HTML escapes, because React escapes text by itself. */
function unescaped(words: string): string {
  return words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
