import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';
import { storedZip } from './stored-zip.ts';

test('the checksum is the one every zip program knows', () => {
  // The check value that catalogues of checksums give for CRC-32.
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
});

test('the archive holds the file as it is, and the directory at its end leads back to it', () => {
  const zip = storedZip('META-INF/MANIFEST.MF', Buffer.from('Main-Class: a.B\n'));
  const end = zip.length - 22;
  const directory = zip.readUInt32LE(end + 16);
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  expect(zip.readUInt32LE(directory)).toBe(0x02014b50);
  expect(directory + zip.readUInt32LE(end + 12)).toBe(end);
  expect(zip.readUInt32LE(0)).toBe(0x04034b50);
  expect(zip.subarray(30, 30 + 20).toString()).toBe('META-INF/MANIFEST.MF');
  expect(zip.subarray(50, directory).toString()).toBe('Main-Class: a.B\n');
});
