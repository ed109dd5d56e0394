import { Readable } from 'node:stream';

/** A file that is sent while it is made. Whoever stops reading stops the making, too. */
export function streamed(chunks: AsyncIterable<string | Buffer>, type: string, name: string): Response {
  const body = Readable.toWeb(Readable.from(chunks, { objectMode: false })) as unknown as ReadableStream<Uint8Array>;
  return new Response(body, { headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` } });
}
