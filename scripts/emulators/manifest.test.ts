import { expect, test } from 'vitest';
import { toManifest } from './manifest.ts';

const unwrap = (manifest: string) => manifest.replaceAll('\n ', '');

test('no line of a manifest is longer than 72 bytes, and nothing is lost by breaking it', () => {
  const path = `file:///${'a long folder/'.repeat(20)}emulator.jar`;
  const manifest = toManifest({ 'Class-Path': path });
  for (const line of manifest.split('\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72);
  expect(unwrap(manifest)).toContain(`Class-Path: ${path}\n`);
});

test('lines break between characters, not inside one', () => {
  const path = 'ü'.repeat(100);
  const manifest = toManifest({ 'Class-Path': path });
  for (const line of manifest.split('\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72);
  expect(unwrap(manifest)).toContain(path);
});

test('a line of exactly 72 bytes stays whole', () => {
  const value = 'x'.repeat(72 - 'Main-Class: '.length);
  expect(toManifest({ 'Main-Class': value })).toBe(`Manifest-Version: 1.0\nMain-Class: ${value}\n`);
});
