import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { expect, test } from 'vitest';
import { unitValues } from '../testkit/unit-sandbox.ts';

test('packages come seven days old, and an install script that nobody has named stops the installation', () => {
  const settings = readFileSync('.npmrc', 'utf8').split('\n');
  expect(settings).toContain('min-release-age=7');
  expect(settings).toContain('strict-allow-scripts=true');
});

test.each(['web-1@', 'web-2@', 'worker@', 'desk@'])('what %s has in its memory gets on no disk, and no signal opens a debugger', (name) => {
  const unit = `firm-${name}.service`;
  expect(unitValues(unit, 'LimitCORE')).toEqual(['0']);
  expect(unitValues(unit, 'MemorySwapMax')).toEqual(['0']);
  expect(unitValues(unit, 'ExecStart')).toContain('--disable-sigusr1');
});

type Service = { mem_limit?: string; memswap_limit?: string; pids_limit?: number; ulimits?: { core: number }; security_opt?: string[]; command?: string[] };

test('every container is bounded and cannot gain rights; those of the product have no swap', () => {
  const { services } = load(readFileSync('compose.yaml', 'utf8'), { schema: CORE_SCHEMA.withTags(mergeTag) }) as { services: Record<string, Service> };
  expect(Object.keys(services)).toHaveLength(7);
  for (const [name, { mem_limit, memswap_limit, pids_limit, ulimits, security_opt }] of Object.entries(services)) {
    expect([mem_limit, pids_limit, ulimits?.core, security_opt], name).toEqual([expect.any(String), expect.any(Number), 0, ['no-new-privileges:true']]);
    if (name !== 'postgres') expect(memswap_limit, name).toBe(mem_limit);
  }
  for (const name of ['worker', 'desk']) expect(services[name]?.command, name).toContain('--disable-sigusr1');
  expect(readFileSync('Dockerfile', 'utf8')).toContain('CMD ["node", "--disable-sigusr1"');
});
