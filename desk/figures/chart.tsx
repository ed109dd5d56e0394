import type { Drawing, Fill, Mark } from '#desk/figures/draw/drawing.ts';
import type { Figure } from '#desk/figures/figure.ts';

/** Draws what the server has computed: a wide drawing and a narrow one, of which the stylesheet shows one. */
export function Chart({ figure, labelledBy, describedBy }: { figure: Figure; labelledBy: string; describedBy: string }) {
  return (
    <>
      <Svg drawing={figure.wide} size="wide" {...{ figure, labelledBy, describedBy }} />
      <Svg drawing={figure.narrow} size="narrow" {...{ figure, labelledBy, describedBy }} />
    </>
  );
}

type SvgProps = { figure: Figure; drawing: Drawing; size: 'wide' | 'narrow'; labelledBy: string; describedBy: string };

function Svg({ figure, drawing, size, labelledBy, describedBy }: SvgProps) {
  const id = `${figure.name}-${size}`;
  const { width, height, marks } = drawing;
  return (
    <svg
      className={`chart chart-${size}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      <title>{figure.title}</title>
      <Textures id={id} />
      {marks.map((mark, at) => (
        // Nothing is ever moved within a drawing.
        <Drawn key={at} mark={mark} id={id} />
      ))}
    </svg>
  );
}

/** Stripes and dots, so that areas differ without their color. Each drawing has its own: one that is not shown cannot lend them. */
function Textures({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-striped`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className="ground-striped" />
        <path d="M0 0V6" className="stripe" />
      </pattern>
      <pattern id={`${id}-dotted`} width="5" height="5" patternUnits="userSpaceOnUse">
        <rect width="5" height="5" className="ground-dotted" />
        <circle cx="2.5" cy="2.5" r="1.1" className="dot" />
      </pattern>
    </defs>
  );
}

function Drawn({ mark, id }: { mark: Mark; id: string }) {
  if (mark.kind === 'area') return <path d={mark.d} className={`area-${mark.fill}`} fill={fillOf(mark.fill, id)} />;
  if (mark.kind === 'cell') return <rect x={mark.x} y={mark.y} width={mark.width} height={mark.height} className={`cell level-${mark.level}`} />;
  if (mark.kind === 'line') return <line x1={mark.x1} y1={mark.y1} x2={mark.x2} y2={mark.y2} className={`line-${mark.role}`} />;
  return (
    <text x={mark.x} y={mark.y} textAnchor={mark.anchor} className={`text-${mark.role}${mark.level === undefined ? '' : ` on-level-${mark.level}`}`}>
      {mark.text}
    </text>
  );
}

function fillOf(fill: Fill, id: string): string | undefined {
  return fill === 'striped' || fill === 'dotted' ? `url(#${id}-${fill})` : undefined;
}

/** The fill beside its meaning. */
export function Swatch({ fill, id }: { fill: Fill; id: string }) {
  return (
    <svg className="swatch" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <Textures id={id} />
      <path d="M1 1h14v14h-14z" className={`area-${fill}`} fill={fillOf(fill, id)} />
    </svg>
  );
}
