import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { expect, test } from 'vitest';
import { secretSettings } from '#environment.ts';
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

test('no container has a secret in its environment; each reads its own folder of them', () => {
  const { services } = compose();
  const secret = new RegExp(`^(${[...secretSettings, '.*PASSWORD'].join('|')})$`);
  for (const [name, { environment = {}, volumes = [] }] of Object.entries(services)) {
    expect(
      Object.keys(environment).filter((setting) => secret.test(setting)),
      name,
    ).toEqual([]);
    const folder = { front: [], 'web-1': ['web'], 'web-2': ['web'], migrate: ['owner'] }[name] ?? [name];
    expect(
      volumes.filter((volume) => volume.includes('/run/secrets')),
      name,
    ).toEqual(folder.map((of) => `./secrets/${of}:/run/secrets:ro`));
    if (folder.length > 0 && name !== 'postgres') expect(environment, name).toMatchObject({ CREDENTIALS_DIRECTORY: '/run/secrets' });
  }
  // Neither in an image nor in the history of the code.
  for (const file of ['secrets/web/INTAKE_SECRET', 'web.env']) expect(spawnSync('git', ['check-ignore', file]).status, file).toBe(0);
  expect(readFileSync('.dockerignore', 'utf8')).not.toMatch(/^!(?:secrets|.*\.env)/m);
});

type Service = {
  environment?: Record<string, string>;
  volumes?: string[];
  mem_limit?: string;
  memswap_limit?: string;
  pids_limit?: number;
  ulimits?: { core: number };
  security_opt?: string[];
  command?: string[];
};

function compose() {
  return load(readFileSync('compose.yaml', 'utf8'), { schema: CORE_SCHEMA.withTags(mergeTag) }) as { services: Record<string, Service> };
}

test('every container is bounded and cannot gain rights; those of the product have no swap', () => {
  const { services } = compose();
  expect(Object.keys(services)).toHaveLength(7);
  for (const [name, { mem_limit, memswap_limit, pids_limit, ulimits, security_opt }] of Object.entries(services)) {
    expect([mem_limit, pids_limit, ulimits?.core, security_opt], name).toEqual([expect.any(String), expect.any(Number), 0, ['no-new-privileges:true']]);
    if (name !== 'postgres') expect(memswap_limit, name).toBe(mem_limit);
  }
  for (const name of ['worker', 'desk']) expect(services[name]?.command, name).toContain('--disable-sigusr1');
  expect(readFileSync('Dockerfile', 'utf8')).toContain('CMD ["node", "--disable-sigusr1"');
});
