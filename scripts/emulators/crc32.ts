// The polynomial of ISO 3309, bits reversed, as zip and gzip use it.
const polynomial = 0xedb88320;
const table = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
  return value >>> 0;
});

/** The checksum a zip keeps of each file. (`zlib.crc32` needs a newer Node than ours.) */
export function crc32(bytes: Uint8Array): number {
  const start = 0xffffffff;
  const sum = bytes.reduce((crc, byte) => (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0), start);
  return (sum ^ start) >>> 0;
}
