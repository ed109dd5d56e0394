export type Element = { name: string; attributes: Record<string, string>; children: (Element | string)[] };

/** XML as a strict reader takes it: a bare &, a tag left open or a value without quotes is an error. */
export function readXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  let rest = text.replace(/^<\?xml [^?]*\?>/, '');
  while (rest !== '') {
    const top = open.at(-1) ?? root;
    const tag = /^<(\/?)([A-Za-z]+)((?:\s+[A-Za-z]+="[^"<]*")*)\s*(\/?)>/.exec(rest);
    const words = /^[^<]+/.exec(rest)?.[0];
    if (!tag && words === undefined) throw new Error(`no XML: ${rest.slice(0, 40)}`);
    if (words !== undefined) top.children.push(unescaped(words));
    if (tag) {
      const [, closes, name = '', written = '', empty] = tag;
      const attributes = Object.fromEntries([...written.matchAll(/([A-Za-z]+)="([^"]*)"/g)].map(([, key, value]) => [key, unescaped(value ?? '')]));
      const element: Element = { name, attributes, children: [] };
      if (closes) {
        if (open.pop()?.name !== name) throw new Error(`no XML: </${name}> closes nothing`);
      } else {
        top.children.push(element);
        if (!empty) open.push(element);
      }
    }
    rest = rest.slice((tag?.[0] ?? words ?? '').length);
  }
  const [only, ...others] = root.children;
  if (open.length !== 1 || others.length > 0 || typeof only !== 'object') throw new Error('no XML: one element must hold all');
  return only;
}

/** All the words in it. */
export function wordsIn({ children }: Element): string {
  return children.map((child) => (typeof child === 'string' ? child : wordsIn(child))).join(' ');
}

function unescaped(text: string): string {
  const known: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&([a-z]*;?)/g, (all, name: string) => {
    const sign = name.endsWith(';') ? known[name.slice(0, -1)] : undefined;
    if (sign === undefined) throw new Error(`no XML: ${all}`);
    return sign;
  });
}
