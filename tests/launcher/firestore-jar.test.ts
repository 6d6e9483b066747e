import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { findFirestoreJar } from '../../scripts/emulators/firestore.ts';

test('findFirestoreJar returns a jar that starts the jar of the Google Cloud CLI', () => {
  const root = mkdtempSync(join(tmpdir(), 'fives-jar-'));
  const platform = join(root, 'sdk/platform/cloud-firestore-emulator');
  for (const folder of [platform, join(root, 'sdk/bin')]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, 'sdk/bin/gcloud'), '');
  writeFileSync(join(platform, 'cloud-firestore-emulator.jar'), 'the emulator');
  const env = { PATH: join(root, 'sdk/bin'), FIREBASE_EMULATORS_PATH: join(root, 'none') };
  const starter = findFirestoreJar(join(root, 'suite'), env) ?? '';
  const lines = strFromU8(unzipSync(readFileSync(starter))['META-INF/MANIFEST.MF'] ?? new Uint8Array()).split(
    '\n',
  );
  const path = lines.find((line) => line.startsWith('Class-Path: '))?.slice('Class-Path: '.length) ?? '';
  expect(readFileSync(realpathSync(join(starter, '..', path)), 'utf8')).toBe('the emulator');
  // The JAR specification limits lines to 72 bytes.
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72);
  expect(lines.at(-1)).toBe('');
});
