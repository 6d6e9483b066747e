import { expect, test } from 'vitest';
import { requireJavaBin, toMajorVersion } from '../../scripts/emulators/java.ts';

test.each([
  ['openjdk version "21.0.4" 2024-07-16 LTS', 21],
  ['java version "1.8.0_411"', 8],
  ['openjdk version "25" 2025-09-16', 25],
  ['openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment (build 17.0.15+6)', 17],
  ['The operation could not be completed. Unable to locate a Java Runtime.', 0],
])('toMajorVersion parses %j', (text, major) => {
  expect(toMajorVersion(text)).toBe(major);
});

test('requireJavaBin prefers the Java of JAVA_HOME', () => {
  const found = requireJavaBin();
  const home = found.replace(/\/bin$/, '');
  expect(requireJavaBin({ JAVA_HOME: home, PATH: '' })).toBe(found);
});

test('requireJavaBin ignores a JAVA_HOME that does not exist', () => {
  expect(requireJavaBin({ JAVA_HOME: '/nowhere', PATH: process.env.PATH })).toBe(requireJavaBin());
});
