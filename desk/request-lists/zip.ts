import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of the archive, sent as it is read. */
export type Entry = { name: string; chunks: AsyncIterable<string> | Iterable<string> };

/** A ZIP archive that needs no memory for its files: each is followed by its sizes, and the directory comes last. */
export async function* zip(entries: AsyncIterable<Entry> | Iterable<Entry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for await (const { name, chunks } of entries) {
    const begin = at;
    const title = Buffer.from(name);
    const head = Buffer.concat([
      fields([4, 0x04034b50], [2, 20], [2, flags], [2, deflated], [4, dosTime], [4, 0], [4, 0], [4, 0], [2, title.length], [2, 0]),
      title,
    ]);
    at += head.length;
    yield head;
    const sums = { crc: 0, packed: 0, plain: 0 };
    for await (const packed of deflate(chunks, sums)) {
      sums.packed += packed.length;
      yield packed;
    }
    const sizes: Fields = [
      [4, sums.crc],
      [4, sums.packed],
      [4, sums.plain],
    ];
    const tail = fields([4, 0x08074b50], ...sizes);
    at += sums.packed + tail.length;
    yield tail;
    directory.push(
      fields(
        [4, 0x02014b50],
        [2, 20],
        [2, 20],
        [2, flags],
        [2, deflated],
        [4, dosTime],
        ...sizes,
        [2, title.length],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, begin],
      ),
      title,
    );
  }
  const listed = Buffer.concat(directory);
  const count = directory.length / 2;
  yield Buffer.concat([listed, fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, listed.length], [4, at], [2, 0])]);
}

/** Sizes follow the file; names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** The first of January 1980, midnight: the archive says when it was made in its manifest. */
const dosTime = 0x00210000;

type Fields = [bytes: 2 | 4, value: number][];

function fields(...all: Fields): Buffer {
  return Buffer.concat(
    all.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      if (bytes === 2) field.writeUInt16LE(value);
      else field.writeUInt32LE(value);
      return field;
    }),
  );
}

async function* deflate(chunks: Entry['chunks'], sums: { crc: number; plain: number }): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw();
  const feed = async () => {
    for await (const chunk of chunks) {
      const bytes = Buffer.from(chunk);
      sums.crc = crc32(bytes, sums.crc);
      sums.plain += bytes.length;
      if (!packer.write(bytes)) await new Promise((resolve) => packer.once('drain', resolve));
    }
    packer.end();
  };
  const fed = feed().catch((error: unknown) => packer.destroy(error instanceof Error ? error : new Error(String(error))));
  yield* packer as AsyncIterable<Buffer>;
  await fed;
}
