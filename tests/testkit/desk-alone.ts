import { invite } from '#desk/sign-in/invites.ts';
import { freePort } from '#scripts/ports.ts';
import { demoKeys } from '#server/demo-secrets.ts';
import { recipientsOf } from '#server/sealing.ts';
import { command } from './command.ts';
import { openDatabase } from './database.ts';
import type { Somebody } from './desk.ts';
import { peopleOfDeskFirm, wordsOfDeskFirm } from './desk-firm.ts';
import { startDeskProcess } from './desk-process.ts';
import { patiently } from './requests.ts';
import { type Kind, type Lies, SoftPasskey } from './soft-passkey.ts';

export type DeskAlone = Awaited<ReturnType<typeof startDeskAlone>>;

/** The desk with its database and nothing else. Behind https its own port is where a proxy would reach it. */
export async function startDeskAlone(address?: string, folder?: string) {
  const [postgres, port] = await Promise.all([openDatabase(), freePort()]);
  const words = wordsOfDeskFirm();
  const env = {
    ...demoKeys.desk,
    DATABASE_URL: postgres.urls.desk,
    DESK_PORT: String(port),
    DESK_URL: address ?? `http://localhost:${port}`,
    CONTENT_FOLDER: words.folder,
  };
  const desk = await startDeskProcess(env, folder);
  const scratch = patiently(postgres.url, 2);
  const people = peopleOfDeskFirm();
  return {
    origin: env.DESK_URL,
    port,
    postgres,
    db: scratch.db,
    words,
    /** What the process has written down so far. */
    log: () => desk.lines,
    /** The token of an invitation. */
    invite: async (person: Somebody) => {
      const invited = await invite({ db: scratch.db, people, sealTo: recipientsOf(demoKeys.desk) }, person, null);
      if (invited.kind !== 'invited') throw new Error(invited.kind);
      return invited.token;
    },
    /** The same by the command on the server, which takes a second. */
    inviteByCommand: async (person: Somebody, ...flags: string[]) => {
      const { status, said } = await command('desk-invite', [person, '--print', ...flags], env);
      const token = /\/enroll#([\w-]+)/.exec(said)?.[1];
      if (status !== 0 || !token) throw new Error(said);
      return token;
    },
    stop: async () => {
      await desk.stop();
      await scratch.close();
      await postgres.discard();
      words.remove();
    },
  };
}

type Sent = { headers?: Record<string, string>; form?: Record<string, string>; json?: unknown; method?: string };

/** `through`: the address that leads there, where it is not the process itself that is asked. */
type Place = Pick<DeskAlone, 'origin' | 'port'> & { through?: string };

/** A browser without pages: it keeps cookies, says where it comes from, and follows no redirect. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** What the last answers asked it to keep, as they wrote it. */
  readonly written: string[] = [];
  readonly #desk: Place;

  constructor(desk: Place) {
    this.#desk = desk;
  }

  async send(path: string, { headers = {}, form, json, method = form || json ? 'POST' : 'GET' }: Sent = {}): Promise<Response> {
    const response = await fetch(`${this.#desk.through ?? `http://127.0.0.1:${this.#desk.port}`}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookies.size > 0 ? { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') } : {}),
        ...(method === 'POST' ? { origin: this.#desk.origin } : {}),
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(form ? { body: new URLSearchParams(form) } : json ? { body: JSON.stringify(json) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      this.written.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  // biome-ignore lint/suspicious/noExplicitAny: what an authenticator is asked for is checked by what it can answer
  async asked(wish: object): Promise<any> {
    return (await this.send('/passkeys/options', { json: { wish } })).json();
  }

  async answer(wish: object, answer: object): Promise<{ kind: string; why?: string }> {
    return (await (await this.send('/passkeys/answer', { json: { wish, ...answer } })).json()) as { kind: string; why?: string };
  }

  async enroll(invite: string, kind: Kind = 'ES256', lies: Lies = {}): Promise<SoftPasskey> {
    const wish = { purpose: 'enroll', invite };
    const { options } = await this.asked(wish);
    const passkey = new SoftPasskey(kind, this.#desk.origin);
    const { kind: outcome, why } = await this.answer(wish, { create: passkey.create(options, lies), name: `A ${kind}` });
    if (outcome !== 'accepted') throw new Error(why);
    return passkey;
  }

  async signIn(passkey: SoftPasskey, lies: Lies = {}): Promise<{ kind: string; why?: string }> {
    const { options } = await this.asked({ purpose: 'sign-in' });
    return this.answer({ purpose: 'sign-in' }, { get: passkey.get(options, lies) });
  }

  async confirm(passkey: SoftPasskey): Promise<{ kind: string; why?: string }> {
    const { options } = await this.asked({ purpose: 'confirm' });
    return this.answer({ purpose: 'confirm' }, { get: passkey.get(options) });
  }

  /** Whether the desk still knows who this is. */
  async isIn(): Promise<boolean> {
    return (await this.send('/people')).status === 200;
  }
}
