import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The host is not on the public internet. The error message does not contain its address. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
  code = 'EPRIVATE';
}

type Resolve = (hostname: string, options: LookupAllOptions, found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void) => void;

/**
 * Called by the socket when it connects, so that a name that resolves to a public address first and to a private one later
 * is refused too. One private address among several is enough to refuse.
 */
export function publicOnly(resolve: Resolve): LookupFunction {
  return (hostname, options, found) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, '');
      const [first] = addresses;
      if (!first || addresses.some((one) => !isPublic(one.address))) return found(new PrivateAddressError(), '');
      return options.all ? found(null, addresses) : found(null, first.address, first.family);
    });
  };
}

export const publicLookup = publicOnly(lookup);

/** An IP address in a URL is never looked up, so it is checked separately. */
export function isPrivateLiteral(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 && !isPublic(bare);
}

/** IPv6 is public only within 2000::/3, except for its reserved ranges and those that embed an IPv4 address. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4');
  return isIP(address) === 6 && global.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Special-purpose ranges of IANA's registries: this network, private, shared, loopback, link-local, tests, multicast, tunnels. */
const reserved = new BlockList();
for (const range of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  '2001::/23 2001:db8::/32 2002::/16 3fff::/20',
].flatMap((line) => line.split(' '))) {
  const [net = '', bits] = range.split('/');
  reserved.addSubnet(net, Number(bits), net.includes(':') ? 'ipv6' : 'ipv4');
}
