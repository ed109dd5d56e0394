/** Cached, because making a format takes a hundred times longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

export function numberIn(lang: string): (value: number) => string {
  const format = formats.get(lang) ?? new Intl.NumberFormat(lang);
  formats.set(lang, format);
  return (value) => format.format(value);
}
