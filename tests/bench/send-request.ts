import { sendFromIsland } from '../testkit/front-door.ts';
import { filledIn } from '../testkit/requests.ts';

/** A person with a story of their own, as the form's island sends it. Returns the reference. */
export async function sendRequest(url: string): Promise<string> {
  const draft = filledIn({ description: `Charge, court and date of ${crypto.randomUUID()}` });
  const answer = await sendFromIsland(url, draft, crypto.randomUUID(), { headers: { 'X-Forwarded-For': somewhere() } });
  if (answer.status !== 201) throw new Error(`the request was answered with ${answer.status}`);
  return ((await answer.json()) as { reference: string }).reference;
}

/** Another network each time: requests from this machine itself are not counted, and counting is part of the cost. */
export function somewhere(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `${11 + (part() % 90)}.${part()}.${part()}.7`;
}
