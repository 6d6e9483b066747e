export type Stream = () => number;

/**
 * Returns a random stream for a purpose. With separate streams, one picker does not change the random numbers of
 * another picker. splitmix32 and sfc32 are in the public domain.
 */
export function streamFor(...names: readonly (string | number)[]): Stream {
  const next = splitmix32(hashOf(names.join('/')));
  let [a, b, c, counter] = [next(), next(), next(), 1];
  const sfc32 = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 12; round++) sfc32();
  return sfc32;
}

/** Returns a normally distributed number (Box and Muller 1958). */
export function normalFrom(stream: Stream): number {
  return Math.sqrt(-2 * Math.log(1 - stream())) * Math.cos(2 * Math.PI * stream());
}

function splitmix32(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
}

/** Returns the FNV-1a hash. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
