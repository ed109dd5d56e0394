/** A color of the chart in another hue. How light it is stays exactly what it was, so whatever could be read before can be read now. */
export function inHue(color: string, own: string): string {
  const [, chroma, hue] = polar(color);
  const [, strength, ownHue] = polar(own);
  // Blue is the color of the water. Land, light, warnings and plain gray keep theirs.
  if (chroma < 0.004 || hue < 195 || hue > 270) return color;
  const wanted = luminance(channels(color));
  // A little beyond: rounding to whole steps must not cost a contrast that was only just enough.
  const target = wanted < 0.18 ? wanted * 0.96 : Math.min(1, wanted * 1.006);
  let colorful = strength < 0.03 ? chroma * (strength / 0.03) : chroma;
  for (; colorful > 0.0005; colorful *= 0.9) {
    const found = withLuminance(target, colorful, ownHue);
    if (found) return found;
  }
  return withLuminance(target, 0, ownHue) ?? color;
}

/** The lightness at which this hue is as bright as asked for; undefined where no screen shows it so colorful. */
function withLuminance(target: number, chroma: number, hue: number): string | undefined {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (luminance(linear(middle, chroma, hue)) < target) low = middle;
    else high = middle;
  }
  const shown = linear((low + high) / 2, chroma, hue);
  if (shown.some((part) => part < -0.0008 || part > 1.0008)) return undefined;
  return `#${shown
    .map((part) =>
      Math.round(255 * gamma(Math.max(0, Math.min(1, part))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

type Three = [number, number, number];

/** Red, green and blue as light, from 0 to 1. */
function channels(color: string): Three {
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function gamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** As WCAG measures it. */
function luminance([red, green, blue]: Three): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Lightness, chroma and hue of OKLCH, in which a change of hue looks like nothing but that. */
function polar(color: string): Three {
  const [red, green, blue] = channels(color);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return [0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360];
}

function linear(lightness: number, chroma: number, hue: number): Three {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}
