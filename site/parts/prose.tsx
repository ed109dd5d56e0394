import { Fragment } from 'react';
import { type Block, type Inline, type Prose as ProseBlocks, plainText } from '#firm/prose.ts';
import { useSite } from '../site-context.tsx';
import { NoteMarks } from './notes.tsx';

/** Paragraphs, lists and tables as the firm wrote them. `level` is the level of its topmost heading. */
export function Prose({ blocks, level = 2 }: { blocks: ProseBlocks; level?: number }) {
  return blocks.map((block, at) => <OneBlock key={at} block={block} level={level} />);
}

/** One line of words with its bold parts, links and citations. */
export function Line({ parts }: { parts: Inline[] }) {
  return parts.map((part, at) => (
    <Fragment key={at}>
      <OneInline part={part} />
    </Fragment>
  ));
}

function OneBlock({ block, level }: { block: Block; level: number }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Line parts={block.children} />
        </p>
      );
    case 'heading': {
      const Heading = `h${Math.min(6, block.level + level - 2)}` as 'h2';
      return (
        <Heading id={block.id}>
          <Line parts={block.children} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className="bullets">
          {block.items.map((item, at) => (
            <li key={at}>
              <ListItem blocks={item} level={level} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Prose blocks={block.children} level={level} />
        </blockquote>
      );
    case 'table':
      return <FactTable head={block.head} rows={block.rows} />;
  }
}

/** A lone paragraph in a list item needs no paragraph of its own. */
function ListItem({ blocks, level }: { blocks: Block[]; level: number }) {
  const [only] = blocks;
  return blocks.length === 1 && only?.kind === 'paragraph' ? <Line parts={only.children} /> : <Prose blocks={blocks} level={level} />;
}

/** A table that becomes a list of cards on phones; each cell keeps its column's name for that. */
export function FactTable({ caption, head, rows }: { caption?: string; head: Inline[][]; rows: Inline[][][] }) {
  return (
    <table className="facts">
      {caption ? <caption>{caption}</caption> : null}
      <thead>
        <tr>
          {head.map((cell, at) => (
            <th key={at} scope="col">
              <Line parts={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row">
                  <Line parts={cell} />
                </th>
              ) : (
                <td key={column} data-column={plainText(head[column] ?? [])}>
                  <Line parts={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OneInline({ part }: { part: Inline }) {
  const { firm } = useSite();
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'strong':
      return (
        <b>
          <Line parts={part.children} />
        </b>
      );
    case 'emphasis':
      return (
        <em>
          <Line parts={part.children} />
        </em>
      );
    case 'note':
      return <NoteMarks records={part.records} />;
    case 'term':
      return (
        <a href={`/words#${part.id}`}>
          <Line parts={part.children} />
        </a>
      );
    case 'link': {
      const href = part.href === 'tel:' ? firm.phone.href : part.href === 'mailto:' ? firm.mailto : part.href;
      return (
        <a href={href}>
          <Line parts={part.children} />
        </a>
      );
    }
  }
}
