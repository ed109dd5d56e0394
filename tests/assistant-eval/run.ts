import { evaluate, evaluateEmergencies, type Judged, sets, type Verdict } from './evaluate.ts';
import { type Asked, evaluateIn } from './in-language.ts';

/**
 * `npm run assistant-eval`: asks the held-out questions without a model, and shows how many were answered rightly, by category.
 * `-- first owi` shows what went wrong in one category of a set; `-- first unread` lists answers that nobody has judged yet.
 * `-- es` and `-- ar` ask the questions in those languages, and show what was given; `-- es unread` shows whole answers to be judged.
 */
const [named, category] = process.argv.slice(2);
if (named === 'es' || named === 'ar') await showIn(named);
for (const set of Object.keys(sets) as (keyof typeof sets)[]) if (!named || named === set) await show(set);
if (!named || named === 'emergencies') {
  const { missed, ring, false: alarms, silent } = evaluateEmergencies();
  tell(`emergencies: ${ring - missed.length} of ${ring} heard, ${alarms.length} of ${silent} false alarms`);
}

async function show(set: keyof typeof sets): Promise<void> {
  const judged = await evaluate(set);
  if (category) {
    const wanted = category === 'unread' ? judged.filter(({ verdict }) => verdict === 'wrong') : judged.filter(({ item }) => item.category === category);
    for (const { item, said, verdict } of wanted.filter((one) => one.verdict !== 'right'))
      tell(`\n${item.id} ${verdict}: ${item.turns.join(' / ')}\n  should say: ${item.about}\n  ${said.replaceAll('\n', '\n  ')}`);
    return;
  }
  const byCategory = Object.entries(Object.groupBy(judged, ({ item }) => item.category));
  for (const [name, list] of byCategory.toSorted(([one], [other]) => one.localeCompare(other))) tell(`${name.padEnd(40)} ${counted(list ?? [])}`);
  const times = judged.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const followUps = judged.filter(({ item }) => item.turns.length > 1);
  tell(`${set}: ${counted(judged)}; median ${times[times.length >> 1]?.toFixed(1)} ms, worst ${times.at(-1)?.toFixed(0)} ms`);
  tell(`${set}, follow-ups: ${counted(followUps)}`);
}

async function showIn(language: 'es' | 'ar'): Promise<void> {
  const { asked, cries } = await evaluateIn(language);
  for (const { question, given, said, verdict } of asked) {
    const turns = (question.turns ?? [question.ask]).join(' / ');
    if (category === 'unread' && verdict === 'unread')
      tell(`\n${question.id} ${given}: ${turns}\n  should say: ${question.about}\n  ${said.replaceAll('\n', '\n  ')}`);
    else if (!category) tell(`${question.id} ${verdict.padEnd(9)} ${given}: ${turns}\n    ${said.split('\n')[0]}`);
  }
  const missed = cries.filter(({ ring, heard }) => ring && !heard);
  const alarms = cries.filter(({ ring, heard }) => !ring && heard);
  if (!category) for (const { ask, kind, heard } of [...missed, ...alarms]) tell(heard ? `rings as ${heard}: ${ask}` : `not heard, ${kind}: ${ask}`);
  const byCategory = Object.entries(Object.groupBy(asked, ({ question }) => question.category));
  for (const [name, list] of byCategory.toSorted(([one], [other]) => one.localeCompare(other))) tell(`${name.padEnd(20)} ${countedIn(list ?? [])}`);
  tell(`${language}: ${countedIn(asked)}`);
  const [ring, silent] = [cries.filter(({ ring }) => ring), cries.filter(({ ring }) => !ring)];
  const right = ring.filter(({ kind, heard }) => heard === kind).length;
  tell(`emergencies: ${ring.length - missed.length} of ${ring.length} heard, ${right} of the right kind; ${alarms.length} of ${silent.length} false alarms`);
}

function countedIn(asked: Asked[]): string {
  const of = (verdict: Asked['verdict']) => asked.filter((one) => one.verdict === verdict).length;
  return `${of('right')}/${asked.length} right, elsewhere ${of('elsewhere')}, no answer ${of('lost')}, wrong ${of('wrong')}, harmful ${of('harmful')}, unread ${of('unread')}`;
}

function counted(judged: Judged[]): string {
  const of = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).length;
  const right = of('right');
  return `${right}/${judged.length} right (${((100 * right) / judged.length).toFixed(1)}%), elsewhere ${of('elsewhere')}, no answer ${of('lost')}, wrong ${of('wrong')}, harmful ${of('harmful')}`;
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
