import { ChakraProvider } from '@chakra-ui/react';
import { type CSSObject, Global } from '@emotion/react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  LuBan,
  LuChartColumn,
  LuCheck,
  LuMail,
  LuMailPlus,
  LuMapPin,
  LuShare2,
  LuTriangleAlert,
  LuTrophy,
  LuUserPlus,
  LuX,
} from 'react-icons/lu';
import { system } from '../theme/system.ts';
import { Formation } from '../ui/messages.tsx';
import { STYLES, type Styles } from './invite-styles.ts';

export function inviteTheme() {
  return { styleElements: renderStyles(), icons: renderIcons() };
}

function renderStyles(): string {
  return renderToStaticMarkup(
    <ChakraProvider value={system}>
      <Global styles={{ '[data-first-page]': { ...toCss(STYLES), ...RECIPES }, ...OUTER_STYLES }} />
    </ChakraProvider>,
  );
}

function renderIcons(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ICONS).map(([name, Icon]) => [name, renderToStaticMarkup(<Icon aria-hidden="true" />)]),
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <Formation />
    </svg>
  );
}

const ICONS: Record<string, ComponentType<{ readonly 'aria-hidden': 'true' }>> = {
  ...{
    mail: LuMail,
    yes: LuCheck,
    no: LuX,
    invites: LuMailPlus,
    share: LuShare2,
    stats: LuChartColumn,
    trophy: LuTrophy,
  },
  ...{ place: LuMapPin, short: LuUserPlus, risk: LuTriangleAlert, cancelled: LuBan, mark: Mark },
};

function toCss(styles: Styles): Record<string, CSSObject> {
  return Object.fromEntries(Object.entries(styles).map(([name, style]) => [name, system.css(style)]));
}

function recipe(name: string, variants: Readonly<Record<string, string>>): CSSObject {
  return { '@layer recipes': system.css(system.cva(system.getRecipe(name) ?? {})(variants)) };
}

const RECIPES = {
  '.skip, .home': recipe('link', {}),
  '.place a': { ...toCss(STYLES)['.place a'], ...recipe('link', { variant: 'underline' }) },
  '.solid': recipe('button', { variant: 'solid' }),
  '.outline': recipe('button', { variant: 'outline' }),
  '.ghost': recipe('button', { variant: 'ghost' }),
  '.large.solid': recipe('button', { variant: 'solid', size: 'lg' }),
  '.large.outline': recipe('button', { variant: 'outline', size: 'lg' }),
  '.badge.short, .badge.risk': recipe('badge', { size: 'lg' }),
  '.badge.state': recipe('badge', { size: 'lg', variant: 'plain' }),
  '.skeleton': { ...toCss(STYLES)['.skeleton'], ...recipe('skeleton', {}) },
};

/** The `noscript` note shows only if the page has a game. */
const OUTER_STYLES = {
  '[data-first-page] button[aria-busy=true]': { opacity: 0.6 },
  noscript: { display: 'block', padding: '0 1rem 2rem', textAlign: 'center' },
  '[data-answer=""] ~ noscript': { display: 'none' },
} as const;
