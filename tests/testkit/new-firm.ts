import { type ChildProcess, spawn } from 'node:child_process';
import { toolPath } from '#scripts/steps.ts';

/** What somebody types into `npm run new-firm`: a part of each question, and the answer to it. */
export type Typed = [question: string, answer: string][];

/** Kessler & Okafor of Grand Rapids: two attorneys, no reviews, an inland county. */
export const grandRapids = (folder: string): Typed => [
  ['Where should the folder be', folder],
  ['What is the firm called', 'Kessler & Okafor Law'],
  ['Which number do people call', '616-200-4100'],
  ['To which address', 'intake@kessler-okafor.com'],
  ['Where will the site live', 'https://www.kessler-okafor.com'],
  ['street and number', '125 Monroe Center St NW'],
  ['Office: city', 'Grand Rapids'],
  ['ZIP code', '49503'],
  ['Office: county', 'kent'],
  ['Where on the map', '42.9634, -85.6681'],
  ['When does the office open', '09:00'],
  ['When does it close', '17:30'],
  ['Who are the attorneys', 'Miriam Kessler, David Okafor'],
  ['Where does Miriam Kessler get alerts', 'miriam@kessler-okafor.com'],
  ['Which mobile number does Miriam Kessler', '616 200 4101'],
  ['Where does David Okafor get alerts', 'david@kessler-okafor.com'],
  ['Which mobile number does David Okafor', '(616) 200-4102'],
  ['What is drawn at the top', ''],
  ['color', '#1d5c3a'],
];

/** A lawyer alone in Marquette, at the shore of Lake Superior. */
export const marquette = (folder: string): Typed => [
  ['Where should the folder be', folder],
  ['What is the firm called', 'North Shore Defense'],
  ['Which number do people call', '(906) 300-7100'],
  ['To which address', 'office@northshoredefense.com'],
  ['Where will the site live', ''],
  ['street and number', '200 W Washington St'],
  ['Office: city', 'Marquette'],
  ['ZIP code', '49855'],
  ['Office: county', 'Marquette County'],
  ['Where on the map', '46.5436, -87.3954'],
  ['When does the office open', ''],
  ['When does it close', ''],
  ['Who are the attorneys', 'Ingrid Maki'],
  ['Where does Ingrid Maki get alerts', 'ingrid@northshoredefense.com'],
  ['Which mobile number does Ingrid Maki', '9063007101'],
  ['What is drawn at the top', '\u001b[B'],
  ['What is the lake called', 'Lake Superior'],
  ['color', ''],
];

/** `npm run new-firm` here, answered. Gives back all that was shown, and how it ended. */
export function typeNewFirm(typed: Typed): Promise<{ shown: string; status: number | null }> {
  const env = { ...process.env, PATH: toolPath, FIRM_DIR: '', NO_COLOR: '1' };
  return typeAnswers(spawn('node', ['scripts/new-firm/new-firm.ts'], { env, stdio: 'pipe' }), typed);
}

/** Answers each question when it is asked, as a person at a terminal would. */
export async function typeAnswers(child: ChildProcess, typed: Typed): Promise<{ shown: string; status: number | null }> {
  let shown = '';
  let seen = 0;
  const left = [...typed];
  const onText = (part: Buffer) => {
    shown += part.toString();
    const [next] = left;
    if (!next || !shown.slice(seen).includes(next[0])) return;
    left.shift();
    seen = shown.length;
    // A moment, as between reading and typing: the question is drawn before it listens.
    setTimeout(() => {
      if (next[1]) child.stdin?.write(next[1]);
      setTimeout(() => child.stdin?.write('\r'), 60);
    }, 120);
  };
  child.stdout?.on('data', onText);
  child.stderr?.on('data', onText);
  const status = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  if (left.length) throw new Error(`was never asked: ${left[0]?.[0]}\n${shown}`);
  return { shown, status };
}
