/** What a request carries beside the words: one step of each ladder. */
export type Sent = { steps: readonly number[]; body: object };

export type Parameters = {
  current: () => Sent;
  /** What to try after a refusal: without what it names, or as plain as can be if it names nothing. Nothing if that was sent already. */
  plainer: (sent: Sent, refusal: string) => { sent: Sent; named: boolean } | undefined;
  /** From now on, as long as this process runs. */
  keep: (sent: Sent) => void;
};

/**
 * Providers speak one protocol and refuse different parts of it. Each ladder begins with what serves best, and every step is
 * plainer. The first step is chosen by provider and model; the others are learned from refusals (400 and 422).
 */
export function parametersFor({ baseURL, model }: { baseURL: string; model: string }, schema: object, mostTokens: number): Parameters {
  const ladders = [formats(schema), ...(isOpenAI(baseURL, model) ? ofOpenAI(model, mostTokens) : ofOthers(mostTokens))];
  let reached: readonly number[] = ladders.map(() => 0);
  const sentAt = (steps: readonly number[]): Sent => ({ steps, body: Object.assign({}, ...ladders.map(({ steps: all }, at) => all[steps[at] ?? 0])) });
  return { current: () => sentAt(reached), plainer, keep };

  function plainer({ steps }: Sent, refusal: string) {
    const isNamed = ladders.map(({ names }) => names.test(refusal));
    const named = isNamed.some(Boolean);
    const next = steps.map((step, at) => {
      const last = (ladders[at]?.steps.length ?? 1) - 1;
      if (named) return isNamed[at] ? Math.min(step + 1, last) : step;
      return ladders[at]?.needed ? step : last;
    });
    return next.every((step, at) => step === steps[at]) ? undefined : { sent: sentAt(next), named };
  }

  /** Two requests at once may learn the same, or each another thing: the plainer step counts. */
  function keep({ steps }: Sent): void {
    reached = reached.map((step, at) => Math.max(step, steps[at] ?? 0));
  }
}

/** `needed`: left as it is unless a refusal names it, because without it an answer may have any length. */
type Ladder = { steps: object[]; names: RegExp; needed?: true };

/** Held to the schema, else to JSON, else by the instructions alone. All of it is checked here anyway. */
function formats(schema: object): Ladder {
  return {
    steps: [
      { response_format: { type: 'json_schema', json_schema: { name: 'choice', strict: true, schema } } },
      { response_format: { type: 'json_object' } },
      {},
    ],
    names: /response_format|json_schema|json_object|structured output/i,
  };
}

function isOpenAI(baseURL: string, model: string): boolean {
  return new URL(baseURL).hostname.endsWith('openai.com') || /^(?:openai\/)?(?:gpt-(?!oss)|o\d|chatgpt-)/.test(model);
}

/** Their current models know only the newer name of the limit and only their own temperature; those that think first are asked to think little. */
function ofOpenAI(model: string, most: number): Ladder[] {
  const thinks = /^(?:openai\/)?(?:gpt-[5-9]|o\d)/.test(model);
  return [
    { steps: [{ max_completion_tokens: most }, { max_tokens: most }, {}], names: lengthNames, needed: true },
    { steps: thinks ? [{ reasoning_effort: 'low' }, {}] : [{}], names: /reasoning/i },
  ];
}

function ofOthers(most: number): Ladder[] {
  return [
    { steps: [{ max_tokens: most }, { max_completion_tokens: most }, {}], names: lengthNames, needed: true },
    { steps: [{ temperature: 0 }, {}], names: /temperature/i },
  ];
}

const lengthNames = /max_(?:completion_)?tokens/i;
