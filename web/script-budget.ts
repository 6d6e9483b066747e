import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fails the build if the files `names`, which every signed-in screen loads, exceed `maxKilobytes` of Brotli. */
export function scriptBudget(names: readonly string[], maxKilobytes: number): Plugin {
  return {
    name: 'fives-script-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter(
        (file) => file.type === 'chunk' && names.includes(file.name),
      );
      const bytes = files.map((file) => ('code' in file ? brotliCompressSync(file.code).length : 0));
      const kilobytes = Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1_000);
      if (files.length !== names.length || kilobytes > maxKilobytes)
        this.error(
          `${files.length} of ${names.length} files have ${kilobytes} kB, more than ${maxKilobytes} kB.`,
        );
    },
  };
}
