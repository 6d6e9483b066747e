import { DOCUMENTS } from '@fives/domain';
import { type Allow, type Block, blocksOf } from './blocks.ts';
import type { Change, Mutant } from './mutant.ts';

const PARTS: Readonly<Record<string, readonly string[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};
const METHODS = Object.values(PARTS).flat();

export type MutantWithoutLine = Omit<Mutant, 'line'>;

export function accessMutants(rules: string): MutantWithoutLine[] {
  const blocks = blocksOf(rules);
  // The first two blocks are the database itself and the block that closes everything.
  const [, everything, ...opened] = blocks;
  if (everything === undefined) throw new Error('The rules close nothing');
  return [
    ...opened.flatMap((block) => [
      ...methodMutants(rules, block),
      ...roleMutants(rules, block),
      ...pathMutants(rules, block),
    ]),
    ...closedDocuments(blocks).flatMap((path) => openedPath(path, everything)),
  ];
}

function methodMutants(rules: string, { path, allows }: Block): MutantWithoutLine[] {
  const open = allows.flatMap(({ methods }) => single(methods));
  return allows.flatMap(({ methods, start, end, condition }) => {
    const own = single(methods);
    const more = METHODS.filter(
      (method) => !open.includes(method) && isAnswerable(method, condition, rules),
    ).map((method) => [...own, method]);
    const fewer = own.length > 1 ? own.map((method) => own.filter((each) => each !== method)) : [];
    const made = (instead: string) =>
      accessMutant('another method', `${path}: ${methods.join(', ')} → ${instead}`, { start, end, instead });
    return [...more, ...fewer].map((list) => made(list.join(', ')));
  });
}

function isAnswerable(method: string, { start, end }: Allow['condition'], rules: string): boolean {
  const condition = rules.slice(start, end);
  const bringsData = ['create', 'update'].includes(method);
  return (
    (bringsData || !asksFor('incoming', condition, rules)) &&
    (method !== 'create' || !asksFor('stored', condition, rules))
  );
}

function asksFor(name: string, text: string, rules: string): boolean {
  const called = [...new Set([...text.matchAll(/(\w+)\(/g)].map(([, each = '']) => each))];
  return called.some((each) => {
    if (each === name) return true;
    const body = new RegExp(`function ${each}\\([^)]*\\) \\{([^}]*)\\n    \\}`).exec(rules)?.[1];
    return body !== undefined && asksFor(name, body, rules);
  });
}

function single(methods: readonly string[]): string[] {
  return methods.flatMap((method) => PARTS[method] ?? [method]);
}

function roleMutants(rules: string, { path, inside, allows }: Block): MutantWithoutLine[] {
  const openTo = (method: string) =>
    allows
      .filter(({ methods }) => single(methods).includes(method))
      .map(({ condition }) => rules.slice(condition.start, condition.end));
  return METHODS.flatMap((method) =>
    rolesAt(path, method)
      .filter((role) => !openTo(method).some((condition) => isSameRole(condition, role)))
      .map((role) =>
        accessMutant(
          'another way in',
          `${path}: ${method}${openTo(method).length > 0 ? ' too' : ''} by ${role}`,
          {
            start: inside,
            end: inside,
            instead: ` allow ${method}: if ${role};`,
          },
        ),
      ),
  );
}

/** Ignores the action in a condition, because an organiser may do every action of a game. */
function isSameRole(condition: string, role: string): boolean {
  return condition === role || condition.replace(/^can\w+\(/, 'isOrganiserOf(') === role;
}

function rolesAt(path: string, method: string): string[] {
  const hasDocument = method !== 'create';
  const roles = ['isSignedIn()'];
  if (path.includes('{uid}')) roles.push('isOneself(uid)');
  if (path.startsWith('/gameInstances/{giId}/'))
    roles.push('isOrganiserOf(gameOf(instanceOf(giId).gameId))', 'isAmong(instanceOf(giId).memberUids)');
  if (path === '/gameInstances/{giId}' && hasDocument)
    roles.push('isOrganiserOf(gameOf(stored().gameId))', 'isAmong(stored().memberUids)');
  if (path === '/gameInstances/{giId}' && !hasDocument)
    roles.push('isOrganiserOf(gameOf(incoming().gameId))');
  if (path.startsWith('/games/{gameId}/'))
    roles.push('isOrganiserOf(gameOf(gameId))', 'isAmong(gameOf(gameId).memberUids)');
  if (path === '/games/{gameId}' && hasDocument)
    roles.push('isOrganiserOf(stored())', 'isAmong(stored().memberUids)');
  if (path === '/games/{gameId}' && !hasDocument) roles.push('isOrganiserOf(incoming())');
  return roles;
}

function pathMutants(rules: string, { path, matched }: Block): MutantWithoutLine[] {
  const part = rules.slice(matched.start, matched.end);
  const wider = [
    part.replace(/\}$/, '=**}'),
    part.replace(/\/\w+$/, '/{any}'),
    part.replace(/^\/\w+/, '/{any}'),
  ];
  return wider
    .filter((instead) => instead !== part)
    .map((instead) => accessMutant('a wider path', `${path}: ${part} → ${instead}`, { ...matched, instead }));
}

function closedDocuments(blocks: readonly Block[]): string[] {
  const open = blocks.map(({ path }) => collections(path));
  return Object.values(DOCUMENTS)
    .map(({ path }) => `/${path}`)
    .filter(
      (path) =>
        !open.includes(collections(path)) &&
        !open.includes(path.replace(/[^/]+$/, '')) &&
        !path.includes('/stats/') &&
        !path.includes('/settings/'),
    );
}

function collections(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '');
}

function openedPath(path: string, { matched }: Block): MutantWithoutLine[] {
  const at = matched.start - 'match '.length;
  return METHODS.flatMap((method) => {
    const data = method === 'create' ? 'request.resource.data' : 'resource.data';
    return ['isSignedIn()', `isOneself(${data}.uid)`].map((role) =>
      accessMutant('a closed document is open', `${path}: ${method} by ${role}`, {
        start: at,
        end: at,
        instead: `match ${path} { allow ${method}: if ${role}; } `,
      }),
    );
  });
}

function accessMutant(kind: string, name: string, change: Change): MutantWithoutLine {
  return { kind, name, change, needs: null };
}
