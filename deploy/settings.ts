import { barePages } from '#server/http/bare-page.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { types } from '#server/http/stored-pages.ts';

type Place = {
  address: string[];
  web: string[];
  desk: string;
  deskHost: string | undefined;
  host: string;
  also: string[];
  https: string;
  http: string;
  certificate: string;
  key: string;
  log: string;
  root: string;
};

/** The small files that differ from firm to firm and from machine to machine, or that the product itself decides. */
export function settingsOf({ address, web, desk, deskHost, host, also, https, http, certificate, key, log, root }: Place): Record<string, string> {
  const port = https === '443' ? '' : `:${https}`;
  const tls = `ssl_certificate ${quoted(certificate)};\nssl_certificate_key ${quoted(key)};\n`;
  const elsewhere = also.length ? `if ($host != ${host}) {\n    return 301 https://${host}${port}$request_uri;\n}\n` : '';
  return {
    'listen.conf': `${listening(address, https, 'ssl http2')}server_name ${[host, ...also].join(' ')};\n${tls}${elsewhere}`,
    'listen-other.conf': listening(address, https, 'ssl http2 default_server'),
    'listen-plain.conf': listening(address, http, 'default_server'),
    'redirect.conf': `return 301 https://${host}${port}$request_uri;\n`,
    'root.conf': `root ${quoted(root)};\n`,
    'log.conf': `access_log ${log} front;\n`,
    'web.conf': upstream('web', web),
    'desk.conf': deskHost ? deskServers({ desk, deskHost, address, https, http, port, tls }) : '',
    'types.conf': block(
      'types',
      Object.entries(types).map(([ending, type]) => [type, ending.slice(1)]),
    ),
    'security-headers.conf': headerLines(),
    // The policy of a page names the styles inside it; $style is in stored.conf.
    'stored-headers.conf': headerLines().replace("style-src 'self'", "style-src 'self'$style"),
    'said.conf': Object.entries(barePages())
      .map(([name, text]) => block(`map "" $said_${name}`, [['default', text]]))
      .join(''),
  };
}

/** A host of its own, so that nothing of the public site is ever of the same origin. Plain HTTP leads to it. */
function deskServers({
  desk,
  deskHost,
  address,
  https,
  http,
  port,
  tls,
}: Pick<Place, 'desk' | 'address' | 'https' | 'http'> & Record<'deskHost' | 'port' | 'tls', string>): string {
  const name = `server_name ${deskHost};\n`;
  const acme = 'location /.well-known/acme-challenge/ {\n    root acme;\n}\n';
  const plain = `${acme}location / {\n    return 301 https://${deskHost}${port}$request_uri;\n}\n`;
  return `${upstream('desk', [desk])}server {\n${listening(address, https, 'ssl http2')}${name}${tls}include nginx/desk.conf;\n}\nserver {\n${listening(address, http, '')}${name}${plain}}\n`;
}

function listening(addresses: string[], port: string, how: string): string {
  return addresses.map((address) => `listen ${address}:${port}${how && ` ${how}`};\n`).join('');
}

/** max_fails=0: nginx always tries both. A process that is away refuses at once, and is back within seconds. */
function upstream(name: string, processes: string[]): string {
  const servers = processes.map((address) => `    server ${address} max_fails=0;\n`).join('');
  // Shorter than the 65 seconds after which a web process closes an idle connection.
  return `upstream ${name} {\n${servers}    keepalive 32;\n    keepalive_timeout 60s;\n}\n`;
}

function headerLines(): string {
  return Object.entries(securityHeaders)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('');
}

export function block(head: string, pairs: [string, string][]): string {
  return `${head} {\n${pairs.map(([left, right]) => `    ${quoted(left)} ${quoted(right)};\n`).join('')}}\n`;
}

/** nginx reads `$` as a variable even in quotes, and nothing here holds one. */
function quoted(value: string): string {
  if (/[$\n\\]/.test(value)) throw new Error(`nginx cannot take this as it is: ${value}`);
  return value.includes('"') ? `'${value.replaceAll("'", "\\'")}'` : `"${value}"`;
}
