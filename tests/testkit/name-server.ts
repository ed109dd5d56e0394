import { createSocket } from 'node:dgram';

/** A name server on loopback that knows these text records and nothing else. */
export async function startNameServer(records: Record<string, string>): Promise<{ address: string; stop: () => Promise<void> }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, records), port, address));
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  const { port } = socket.address();
  const stop = () =>
    new Promise<void>((resolve) => {
      socket.close(() => resolve());
    });
  return { address: `127.0.0.1:${port}`, stop };
}

/** RFC 1035: the question comes back with the record, or with "no such name". */
function answerTo(query: Buffer, records: Record<string, string>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const question = query.subarray(12, at + 5);
  const text = records[labels.join('.').toLowerCase()];
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(text === undefined ? 0 : 1, 6);
  if (text === undefined) return Buffer.concat([header, question]);
  const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
  // The name as a pointer to the question, type TXT, class IN, kept for a minute.
  const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([header, question, record, data]);
}
