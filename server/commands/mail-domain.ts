import { Resolver } from 'node:dns/promises';
import type { Finding } from '#firm/launch.ts';

type Asked = {
  domain: string;
  /** The name under which the mail provider publishes its key. */
  selector: string;
  /** `address:port` of the name server to ask; without it, the machine's own. */
  server?: string | undefined;
};

/** Whether SPF, DKIM and DMARC prove that mail is the firm's own. Without them, many mail servers hide or refuse it. */
export async function missingFromMailDomain({ domain, selector, server }: Asked): Promise<Finding[]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (server) resolver.setServers([server]);
  const wanted: [string, RegExp, string][] = [
    [domain, /^v=spf1\b/i, 'has no SPF record, which says who may send in its name'],
    [`${selector}._domainkey.${domain}`, /\bp=[a-z0-9+/]/i, 'has no DKIM key; name another with --dkim'],
    [`_dmarc.${domain}`, /^v=DMARC1\b.*\bp=(quarantine|reject)\b/i, 'has no DMARC record with p=quarantine or p=reject'],
  ];
  const findings = await Promise.all(
    wanted.map(async ([name, pattern, what]): Promise<Finding[]> => {
      const records = await textRecords(resolver, name);
      return records.some((record) => pattern.test(record)) ? [] : [{ who: 'operator', where: name, what }];
    }),
  );
  return findings.flat();
}

/** A name server that does not answer counts like a missing record: nothing was proven. */
async function textRecords(resolver: Resolver, name: string): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch {
    return [];
  }
}
