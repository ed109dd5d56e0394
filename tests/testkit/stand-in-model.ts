import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { closeWithin, listen } from '#server/listen.ts';
import { type Behaviour, behaviours } from './model-behaviours.ts';

/** A provider on loopback that speaks OpenAI's chat completions, honest or hostile as told. */
export type StandIn = {
  url: string;
  /** What it does with the next questions, or with each of them. */
  behave: (behaviour: Behaviour | ((asked: Asked) => Behaviour)) => void;
  /** Everything that was sent to it. */
  received: Received[];
  /** Tokens it has answered for, as it reports them. */
  billed: () => number;
  /** Answers under way. */
  open: () => number;
  stop: () => Promise<void>;
};

export type Received = { body: Asked; closedAfterMs: number | undefined };
export type Asked = {
  model: string;
  messages: { role: string; content: string }[];
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
  reasoning_effort?: string;
  response_format?: { type: string };
};

export async function startStandIn(first: Behaviour = 'honest'): Promise<StandIn> {
  let behaviour: (asked: Asked) => Behaviour = () => first;
  let [open, billed] = [0, 0];
  const received: Received[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const started = Date.now();
    const body = (await json(request)) as Asked;
    const one: Received = { body, closedAfterMs: undefined };
    received.push(one);
    open++;
    response.on('close', () => {
      open--;
      one.closedAfterMs = Date.now() - started;
    });
    // In two steps: what others add meanwhile must not be lost.
    const used = await behaviours[behaviour(body)]({ asked: body, response, pause: wait });
    billed += used;
  };
  const { server, port } = await listen((request, response) => void answer(request, response).catch(() => response.destroy()), '127.0.0.1', 0);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    behave: (next) => {
      behaviour = typeof next === 'string' ? () => next : next;
    },
    received,
    billed: () => billed,
    open: () => open,
    stop: () => closeWithin(server, 0),
  };
}
