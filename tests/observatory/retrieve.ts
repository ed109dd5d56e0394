/** One address behind the front, and what is sent there if it is a form. */
export type Asked = { http: string; https: string; path: string; send?: { body: string; headers: Record<string, string> } };
/** What the engine does not tell: how it was answered, and what the page brings from elsewhere or leaves behind. */
export type Seen = { status: number; cookies: string[]; elsewhere: string[] };

export const answers = new Map<string, Seen>();

/** In the place of the engine's retriever, which is told ports and path here, and does the asking. */
export async function retrieve(name: string): Promise<Requests> {
  const { http, https, path, send } = JSON.parse(name) as Asked;
  const requests = await engine.retrieve('localhost', { httpPort: http, httpsPort: https, path });
  if (send) await sendForm(requests, send);
  const { auto } = requests.responses;
  if (!auto) return requests;
  const elsewhere = isPage(auto) ? fetchedFrom(String(auto.data), requests.session.url) : [];
  answers.set(name, { status: auto.status, cookies: [auto.headers['set-cookie'] ?? []].flat(), elsewhere });
  // The engine grades no page that is missing or refuses; visitors see those as well. Nothing else looks at the status.
  requests.responses.auto = { ...auto, status: 200 };
  return requests;
}

type Answer = { status: number; data: unknown; headers: Record<string, string | string[]>; verified: boolean; httpEquiv?: Map<string, string[]> };
type Client = { post: (url: string, body: string, options: { headers: Record<string, string> }) => Promise<Answer> };
type Requests = {
  session: { url: URL; clientInstanceRecordingRedirects: Client };
  responses: { auto: Answer | null; https: Answer | null };
  resources: { path: unknown };
};
type Engine = {
  retrieve: (host: string, where: { httpPort: string; httpsPort: string; path: string }) => Promise<Requests>;
  parseHttpEquivHeaders: (html: string, url: string) => Map<string, string[]>;
};

const from = '@mdn/mdn-http-observatory/src/retriever';
const engine = { ...(await import(`${from}/retriever.js`)), ...(await import(`${from}/utils.js`)) } as Engine;
const itsParser: string = 'jsdom';
const { JSDOM } = (await import(itsParser)) as { JSDOM: new (html: string) => { window: { document: Document } } };

/** The engine asks for pages only, so its own client sends the form, and the answer stands where that of the page stood. */
async function sendForm({ session, responses, resources }: Requests, { body, headers }: NonNullable<Asked['send']>): Promise<void> {
  const { href, origin } = session.url;
  const sent = await session.clientInstanceRecordingRedirects.post(href, body, { headers: { ...headers, Origin: origin } });
  const answer = { ...sent, verified: responses.https?.verified ?? false };
  resources.path = answer.data;
  responses.https = answer;
  responses.auto = { ...answer, httpEquiv: isPage(answer) ? engine.parseHttpEquivHeaders(String(answer.data), href) : new Map() };
}

function isPage({ headers }: Answer): boolean {
  return String(headers['content-type']).startsWith('text/html');
}

/** What a browser would fetch from another origin, or send there. */
function fetchedFrom(html: string, page: URL): string[] {
  const { document } = new JSDOM(html).window;
  const named = ':is(script,img,iframe,source,video,audio,embed,input)[src], object[data], link[href]:not([rel=canonical], [rel=alternate]), form[action]';
  const addresses = [...document.querySelectorAll(named)].map((one) => ['src', 'data', 'href', 'action'].map((name) => one.getAttribute(name)).find(Boolean));
  const urls = addresses.map((address) => new URL(address ?? '', page));
  return urls.filter(({ origin, protocol }) => origin !== page.origin && protocol !== 'data:').map(({ href }) => href);
}
