import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zip } from '#desk/request-lists/zip.ts';

test('what was sent while it was read unpacks by its directory, as ZIP programs do it', async () => {
  const long = Array.from({ length: 5_000 }, (_, at) => `{"line":${at},"name":"Zoë"}\n`);
  const parts: Buffer[] = [];
  for await (const part of zip([
    { name: 'long.ndjson', chunks: long },
    { name: 'empty.ndjson', chunks: [] },
  ]))
    parts.push(part);
  expect(unpacked(Buffer.concat(parts))).toEqual({ 'long.ndjson': long.join(''), 'empty.ndjson': '' });
});

test('what fails while it is read fails the archive', async () => {
  const chunks = (async function* () {
    yield 'a';
    throw new Error('gone');
  })();
  await expect(async () => {
    for await (const part of zip([{ name: 'a', chunks }])) void part;
  }).rejects.toThrow('gone');
});

function unpacked(archive: Buffer): Record<string, string> {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  for (let at = archive.readUInt32LE(end + 16), left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const length = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    const begin = archive.readUInt32LE(at + 42) + 30 + length;
    const plain = inflateRawSync(archive.subarray(begin, begin + archive.readUInt32LE(at + 20)));
    expect([crc32(plain), plain.length]).toEqual([archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 24)]);
    files[name] = plain.toString();
    at += 46 + length;
  }
  return files;
}
