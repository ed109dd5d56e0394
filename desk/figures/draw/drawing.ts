/** A chart as positions, computed on the server: the browser needs no code to draw it. */
export type Drawing = { width: number; height: number; marks: Mark[] };

export type Mark =
  /** Areas of one fill, as one path. */
  | { kind: 'area'; fill: Fill; d: string }
  | { kind: 'cell'; level: number; x: number; y: number; width: number; height: number }
  | { kind: 'line'; role: 'grid' | 'axis' | 'hour'; x1: number; y1: number; x2: number; y2: number }
  | {
      kind: 'text';
      role: 'tick' | 'label' | 'value' | 'hour' | 'on-cell';
      x: number;
      y: number;
      anchor: 'start' | 'middle' | 'end';
      text: string;
      level?: number;
    };

export const sizes = { wide: 720, narrow: 360 } as const;
/** Of letters, in units of the drawing, which are about pixels; and how wide a letter is at most on average. */
export const letter = { size: 12, width: 6.6 } as const;

export function textWidth(text: string): number {
  return text.length * letter.width;
}

/** A rectangle as a part of a path. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** One decimal is a tenth of a pixel. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Shortens a label to what fits; the table has it whole. */
export function fitted(text: string, width: number): string {
  const most = Math.max(1, Math.floor(width / letter.width));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

/**
 * The same drawing for a language that is written from right to left: time and bars run from the right. Anchors stay as they are,
 * because `start` is where a line of that language starts.
 */
export function mirrored({ width, height, marks }: Drawing): Drawing {
  return { width, height, marks: marks.map((mark) => turned(mark, width)) };
}

function turned(mark: Mark, width: number): Mark {
  if (mark.kind === 'area')
    return { ...mark, d: mark.d.replace(/M(-?[\d.]+) (-?[\d.]+)h(-?[\d.]+)/g, (_, x, y, w) => `M${round(width - Number(x) - Number(w))} ${y}h${w}`) };
  if (mark.kind === 'cell') return { ...mark, x: round(width - mark.x - mark.width) };
  if (mark.kind === 'line') return { ...mark, x1: round(width - mark.x1), x2: round(width - mark.x2) };
  return { ...mark, x: round(width - mark.x) };
}

/** How an area is filled. Each differs from the others without its color: full, striped, hollow, dotted. */
export type Fill = 'full' | 'striped' | 'hollow' | 'dotted' | 'faint';
