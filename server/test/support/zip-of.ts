/** A packed file whose list of contents names these entries, each as large as it says; none of them has bytes. */
export function zipOf(entries: readonly (readonly [name: string, unpackedBytes?: number])[]): Buffer {
  const head = Buffer.from([0x50, 0x4b, 0x03, 0x04, ...Array<number>(26).fill(0)]);
  const directory = Buffer.concat(entries.map(([name, unpackedBytes = 10]) => entryOf(name, unpackedBytes)));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(head.length, 16);
  return Buffer.concat([head, directory, end]);
}

function entryOf(name: string, unpackedBytes: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50);
  entry.writeUInt32LE(unpackedBytes, 24);
  entry.writeUInt16LE(Buffer.byteLength(name), 28);
  return Buffer.concat([entry, Buffer.from(name)]);
}
