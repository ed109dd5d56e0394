import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/ports.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { readStoredPages } from '#server/http/stored-pages.ts';
import { selfSigned, startFront } from '../testkit/front.ts';
import { resident } from '../testkit/memory.ts';
import { ended, startProduct, until } from '../testkit/product.ts';
import { alternating, median, ratios, spread } from './rounds.ts';
import { load } from './wrk.ts';

const rounds = 7;

/** The home page in brotli: from our Node process and through the shipped nginx, each beside a bare nginx with the same file. */
export async function benchPages(): Promise<string> {
  const product = await startProduct();
  // Its log is written, as everywhere, but not parsed here, which would take time.
  product.web.child.stdout?.removeAllListeners('data').resume();
  const front = await startFront([product.url]);
  // As many processes as the one beside it has: Node one, the shipped nginx one for each core.
  const [bare, bareTls] = [await startBareNginx('1'), await startBareNginx('auto')];
  const alone = await startBareNode();
  try {
    const measured = await alternating(rounds, {
      bare: () => pages(bare.plain),
      alone: () => pages(alone.url),
      node: () => pages(product.url),
      bareTls: () => pages(bareTls.tls),
      front: () => pages(front.url),
    });
    const line = (name: string, ours: number[], theirs: number[]) => {
      const each = ratios(ours, theirs);
      return `| ${name} | ${median(theirs).toFixed(0)} | ${median(ours).toFixed(0)} | **${median(each).toFixed(2)}** | ${spread(each, 2)} |`;
    };
    return [
      `Pages a second: the home page (${bare.bytes} bytes of brotli), 32 connections, ${rounds} rounds of 3 s, alternating.`,
      '',
      '| server | bare nginx, same file | this one | ratio | rounds |',
      '|---|---|---|---|---|',
      line("Node's own server, one fixed answer without headers or log", measured.alone, measured.bare),
      line('our Node process', measured.node, measured.bare),
      line('the shipped nginx, over TLS', measured.front, measured.bareTls),
      '',
      `The web process holds ${resident(product.web.child.pid)} MB after it.`,
    ].join('\n');
  } finally {
    await alone.stop();
    await bare.stop();
    await bareTls.stop();
    await front.stop();
    await product.stop();
  }
}

/** Host is the name that the front answers for; the other servers ignore it. */
async function pages(url: string): Promise<number> {
  const { perSecond, refused } = await load(`${url}/`, { connections: 32, seconds: 3, args: ['-H', 'Accept-Encoding: br', '-H', 'Host: localhost'] });
  if (refused > 0) throw new Error(`${refused} answers of ${url} were no page`);
  return perSecond;
}

/** What nginx can do at most: one file, no header of ours, no log. */
async function startBareNginx(workers: '1' | 'auto') {
  const home = mkdtempSync(join(tmpdir(), 'bare-nginx-'));
  chmodSync(home, 0o755);
  mkdirSync(join(home, 'pages'));
  const page = homePage();
  writeFileSync(join(home, 'pages/index.html.br'), page);
  writeFileSync(join(home, 'pages/index.html'), '');
  const [plain, tls] = [await freePort(), await freePort()];
  const { certificate, key } = selfSigned(home);
  writeFileSync(join(home, 'nginx.conf'), configuration({ workers, plain, tls, certificate, key }));
  const child = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: `${process.env['PATH']}:/usr/sbin` },
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${plain}/`, { headers: { 'Accept-Encoding': 'br' } }).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('bare nginx answers', answers, 10);
  return {
    plain: `http://127.0.0.1:${plain}`,
    tls: `https://127.0.0.1:${tls}`,
    bytes: page.length,
    stop: async () => {
      await ended(child, 'SIGTERM');
      rmSync(home, { recursive: true });
    },
  };
}

/** What Node can do at most, on one core. */
async function startBareNode() {
  const port = await freePort();
  const program = `require('node:http').createServer((_, response) => response.writeHead(200, { 'Content-Length': page.length }).end(page)).listen(${port}, '127.0.0.1')`;
  const child = spawn(process.execPath, ['-e', `const page = Buffer.alloc(${homePage().length}, 'x'); ${program}`], { stdio: 'ignore' });
  await untilReady(`http://127.0.0.1:${port}/`, 10);
  return { url: `http://127.0.0.1:${port}`, stop: () => ended(child, 'SIGTERM') };
}

function homePage(): Buffer {
  const page = readStoredPages('build/client').pages.get('/')?.body.br;
  if (!page) throw new Error('the build has no home page');
  return page;
}

type Bare = { workers: string; plain: number; tls: number; certificate: string; key: string };

function configuration({ workers, plain, tls, certificate, key }: Bare): string {
  return `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes ${workers};
pid nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  default_type text/html;
  open_file_cache max=1000 inactive=10m;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; scgi_temp_path scgi; uwsgi_temp_path uwsgi;
  server {
    listen 127.0.0.1:${plain};
    listen 127.0.0.1:${tls} ssl http2;
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    root pages;
    brotli_static always;
  }
}
`;
}
