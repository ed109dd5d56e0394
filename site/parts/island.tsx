import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * A part that React takes over in the browser. It is rendered as a root of its own, with the marks that hydration needs
 * and the page around it does without.
 */
export function Island({ name, id, props, children }: { name: string; id?: string; props: object; children: ReactElement }) {
  return (
    <div
      id={id}
      data-island={name}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React has just rendered and escaped
      dangerouslySetInnerHTML={{ __html: renderToString(children) }}
    />
  );
}
