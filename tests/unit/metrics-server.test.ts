import { globSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { alarmWords } from '#incidents/words.en.ts';
import { routeClass, unfinished } from '#server/http/access-log.ts';
import { labels, meter, registry } from '#server/monitoring/metrics.ts';
import routes from '#site/routes.ts';

const runbook = readFileSync('docs/runbook.md', 'utf8');
const headings = [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

describe('the log', () => {
  const union = /export type LogEvent =([^;]+);/.exec(readFileSync('server/monitoring/log.ts', 'utf8'))?.[1] ?? '';
  const events = [...union.matchAll(/'([a-z-]+)'/g)].map(([, event]) => event);
  const rows = [...readFileSync('docs/events.md', 'utf8').matchAll(/^\| `([a-z-]+)` \| [^|]+ \| ([^|]*)\|/gm)];

  test('has every event in docs/events.md, and no other', () => {
    expect(events.length).toBeGreaterThan(10);
    expect(new Set(rows.map(([, event]) => event))).toEqual(new Set(events));
    expect(rows).toHaveLength(events.length);
  });

  test('has no field that is not in its allowlist', () => {
    const allowed = [...(/^type Fields = \{([^}]+)\}/m.exec(readFileSync('server/monitoring/log.ts', 'utf8'))?.[1] ?? '').matchAll(/(\w+)\?:/g)].map(
      ([, field]) => field,
    );
    const named = rows.flatMap(([, , fields = '']) => [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => field));
    expect(allowed.length).toBeGreaterThan(5);
    expect(named.filter((field) => !allowed.includes(field))).toEqual([]);
  });
});

describe('the runbook', () => {
  test('has the section that each alarm names', () => {
    const sections = Object.values(alarmWords.kinds).map(({ section }) => section);
    expect(sections.length).toBeGreaterThanOrEqual(5);
    expect(new Set(headings).size).toBe(headings.length);
    expect(sections.filter((section) => !headings.includes(section))).toEqual([]);
  });

  test('has the section that each alert rule names', () => {
    type Rules = { groups: { rules: { alert: string; annotations: { section: string } }[] }[] };
    const { groups } = load(readFileSync('deploy/prometheus/alerts.yml', 'utf8')) as Rules;
    const named = groups.flatMap(({ rules }) => rules);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter(({ annotations }) => !headings.includes(annotations.section)).map(({ alert }) => alert)).toEqual([]);
    expect(
      named.map(({ alert }) => alert).filter((alert) => !readFileSync('deploy/prometheus/alerts.test.yml', 'utf8').includes(`alertname: ${alert}`)),
    ).toEqual([]);
  });
});

describe('a label', () => {
  test('can only be a value of its list, whatever comes in past the types', async () => {
    meter.request('/receipt/a-secret-address' as 'page', 200, 3);
    meter.request('page', Number.NaN, 3);
    meter.handedOver('810-555-0100' as 'email', 1);
    meter.guard('Jordan Avery said' as 'spam');
    const text = await registry.metrics();
    expect(text).not.toMatch(/secret|Jordan|555/);
    expect(text).toContain('firm_guard_hits_total{guard="other"} 1');
    expect(text).toContain('firm_requests_total{route="page",status="other"} 1');
  });

  test('is never built from a request by the places that count', () => {
    const calls = globSync('server/**/*.ts').flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/meter\.\w+\(([^;\n]*)\)/g)].map(([call]) => call));
    expect(calls.length).toBeGreaterThan(2);
    // What a request says reaches a label only through routeClass, which has a closed list.
    expect(calls.filter((call) => /\breq\b|\brequest\.(?!\()|path(?!, stored)|headers|body/.test(call.replace(/^meter\.request/, 'meter')))).toEqual([]);
  });
});

test.each([
  ['GET', '/', 'page'],
  ['GET', '/ABOUT/', 'page'],
  ['POST', '/about', 'form'],
  ['GET', '/logo.svg', 'file'],
  ['POST', '/case-review', 'case-review'],
  ['GET', '/receipt/Ab-12', 'other'],
  ['POST', '/drill', 'drill'],
  ['GET', '/ready/intake', 'health'],
  ['GET', '/Jordan%20Avery', 'other'],
  ['GET', '/receipt', 'receipt'],
  ['POST', '/receipt-state', 'receipt'],
  ['GET', '/receipts', 'other'],
  ['POST', '/push/take/Ab-12', 'push'],
  ['POST', '/push/pass/Ab-12/more', 'push'],
  ['POST', '/push/takes', 'other'],
  ['POST', '/push/receipt', 'other'],
  ['POST', '/es/legal-chat', 'assistant'],
  ['POST', '/xx/legal-chat', 'other'],
])('%s %s is counted as %s', (method, path, expected) => {
  const file = { type: '', etag: '', cache: '', body: { identity: Buffer.from('') } };
  const stored = { pages: new Map(['/', '/about'].map((one) => [one, file])), files: new Map([['/logo.svg', file]]) };
  const found = routeClass(method, path, stored);
  expect(found).toBe(expected);
  expect(labels.route).toContain(found);
});

describe('addresses that no build has finished', () => {
  const sources = ['server/http/app.ts', 'server/http/health.ts', 'assistant/limits.ts'].map((file) => readFileSync(file, 'utf8')).join('\n');
  const answered = [...sources.matchAll(/\.(?:get|post|use)\('(\/[\w/-]+?)(?:\/:token)?'|(?:===|chatAddress =) '(\/[\w/-]+)'/g)].map(
    ([, one, other]) => one ?? other ?? '',
  );

  test('are all in the list by which they are counted', () => {
    const routed = routes.flatMap(({ path = '' }) => (/^(receipt|call|drill)/.test(path) ? [`/${path.replace('/:token?', '')}`] : []));
    expect(new Set([...answered, ...routed])).toEqual(new Set(Object.keys(unfinished)));
  });

  test.each(Object.keys(unfinished))('%s has a name of its own in the log of nginx', (address) => {
    const { groups } = /map \$uri \$logged_other \{(?<rules>.*?)\n\}/s.exec(readFileSync('deploy/nginx/names.conf', 'utf8')) ?? {};
    const rules = [...(groups?.['rules'] ?? '').matchAll(/"~\*?(\S+)"\s+"(\S+)"/g)].map(([, rule = '', name = '']) => ({ rule: new RegExp(rule, 'i'), name }));
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.find(({ rule }) => rule.test(address))?.name).toMatch(/^\//);
  });
});
