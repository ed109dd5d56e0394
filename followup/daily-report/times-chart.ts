import { Resvg } from '@resvg/resvg-js';
import { firmColors } from '#deliveries/mail-layout/colors.ts';
import { light } from '#ui/palette.ts';

export const timesSize = { width: 540, height: 220 };

/** Four columns, with the limits 10, 30 and 60 minutes between them. As a PNG, because mail programs do not show SVG. */
export function drawTimes(counts: number[]): Buffer {
  const { width, height } = timesSize;
  const palette = firmColors();
  const [foot, top, each] = [height - 40, 40, (width - 60) / 4];
  const most = Math.max(1, ...counts);
  const columns = counts.map((count, at) => {
    const tall = (count / most) * (foot - top);
    const x = 30 + at * each;
    const color = at === 3 ? palette.caution[light] : palette['huron-fill'][light];
    const column = count > 0 ? `<rect x="${x + 14}" y="${foot - tall}" width="${each - 28}" height="${tall}" rx="4" fill="${color}"/>` : '';
    return `${column}${digits(String(count), x + each / 2, foot - tall - 26, 16)}`;
  });
  const marks = ['10', '30', '60'].map((minutes, at) => {
    const x = 30 + (at + 1) * each;
    return `<path d="M${x} ${foot}v8" stroke="${palette['line-strong'][light]}" stroke-width="2"/>${digits(minutes, x, foot + 16, 14)}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="8" fill="${palette['shoal-1'][light]}"/><path d="M20 ${foot}h${width - 40}" stroke="${palette['line-strong'][light]}" stroke-width="2"/>${columns.join('')}${marks.join('')}</svg>`;
  // Rendered at twice its size, for high-resolution screens.
  return new Resvg(svg, { fitTo: { mode: 'width', value: width * 2 }, font: { loadSystemFonts: false } }).render().asPng();
}

/** Digits are drawn as strokes on a grid of 4 by 8, because the server may have no fonts. */
function digits(text: string, center: number, y: number, size: number): string {
  const unit = size / 8;
  const step = unit * 6.4;
  const start = center - (step * text.length - unit * 2.4) / 2;
  const shapes = text.split('').map((digit, at) => `<path transform="translate(${start + at * step} ${y}) scale(${unit})" d="${strokes[Number(digit)]}"/>`);
  return `<g fill="none" stroke="${firmColors().ink[light]}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g>`;
}

const strokes = [
  'M2 0C4 0 4 2 4 4S4 8 2 8 0 6 0 4 0 0 2 0z',
  'M.6 1.6 2.2 0V8',
  'M0 2C0-.6 4-.7 4 2 4 4 0 5.600 0 8H4',
  'M0 .8C1.500-.6 4 0 4 2S2.600 3.800 1.600 3.800C3 3.800 4 4.400 4 6 4 8.300 1.200 8.500 0 7',
  'M3 8V0L0 5.600H4.200',
  'M3.800 0H.6L.3 3.600C1.200 2.800 4 2.600 4 5.400 4 8.400 1 8.600 0 7.200',
  'M3.600.4C1.400-.6 0 2 0 5 0 7 .8 8 2 8S4 7 4 5.500 3.200 3.200 2 3.200 0 4.200 0 5.500',
  'M0 0H4C2.500 2.500 1.600 5 1.400 8',
  'M2 3.700C.8 3.700.2 3 .2 1.900S1 0 2 0 3.800.8 3.800 1.900 3.200 3.700 2 3.700C.8 3.700 0 4.500 0 5.800S.8 8 2 8 4 7.100 4 5.800 3.200 3.700 2 3.700z',
  'M.4 7.600C2.600 8.600 4 6 4 3 4 1 3.200 0 2 0S0 1 0 2.500.8 4.800 2 4.800 4 3.800 4 2.500',
];
