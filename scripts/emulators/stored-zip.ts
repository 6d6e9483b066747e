import { crc32 } from './crc32.ts';

const localHeaderSize = 30;
const centralHeaderSize = 46;
const endSize = 22;
// 1980-01-01, the oldest date a zip can tell: the same content always makes the same file.
const dosDate = 0x0021;
const zipVersion = 20;

/** A zip archive with one uncompressed file. Layout: APPNOTE.TXT of PKWARE, sections 4.3.7, 4.3.12 and 4.3.16. */
export function storedZip(name: string, content: Uint8Array): Buffer {
  const nameBytes = Buffer.from(name);
  const facts = factsOf(nameBytes, content);
  const local = Buffer.concat([localHeader(facts), nameBytes, content]);
  const central = Buffer.concat([centralHeader(facts), nameBytes]);
  return Buffer.concat([local, central, endRecord(central.length, local.length)]);
}

/** The fields that both headers share, from the version to the length of the extra field. */
function factsOf(name: Uint8Array, content: Uint8Array): Buffer {
  const facts = Buffer.alloc(localHeaderSize - 4);
  facts.writeUInt16LE(zipVersion, 0);
  facts.writeUInt16LE(dosDate, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

function localHeader(facts: Buffer): Buffer {
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts]);
}

function centralHeader(facts: Buffer): Buffer {
  const header = Buffer.alloc(centralHeaderSize);
  header.write('PK\x01\x02', 'latin1');
  header.writeUInt16LE(zipVersion, 4);
  facts.copy(header, 6);
  return header;
}

function endRecord(centralSize: number, centralOffset: number): Buffer {
  const end = Buffer.alloc(endSize);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(centralSize, 12);
  end.writeUInt32LE(centralOffset, 16);
  return end;
}
