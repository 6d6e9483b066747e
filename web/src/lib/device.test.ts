import { expect, test } from 'vitest';
import { shareButtonPosition } from './device.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${SAFARI}`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`;
const CHROME_ON_IPHONE = IPHONE.replace('Version/17.4', 'CriOS/123.0.6312.52');
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/123.0 Mobile Safari/537.36';

const device = (userAgent: string, maxTouchPoints = 5, isStandalone = false) => ({
  userAgent,
  maxTouchPoints,
  isStandalone,
});

test('Safari has its share button at the bottom on iPhone, at the top on iPad', () => {
  expect(shareButtonPosition(device(IPHONE))).toBe('bottom');
  expect(shareButtonPosition(device(IPHONE.replaceAll('iPhone', 'iPad')))).toBe('top');
});

test('an iPad that claims to be a Mac is recognised by its touch screen', () => {
  expect(shareButtonPosition(device(MAC, 5))).toBe('top');
  expect(shareButtonPosition(device(MAC, 0))).toBeNull();
});

test('other browsers, Android and installed apps have no share button position', () => {
  expect(shareButtonPosition(device(CHROME_ON_IPHONE))).toBeNull();
  expect(shareButtonPosition(device(ANDROID))).toBeNull();
  expect(shareButtonPosition(device(IPHONE, 5, true))).toBeNull();
});
