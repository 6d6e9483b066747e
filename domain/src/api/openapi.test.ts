import { describe, expect, test } from 'vitest';
import { API_ERRORS } from './api-error.ts';
import { apiContract, describeApi } from './contract.ts';
import { type Endpoint, methodAndPath, statusOf } from './endpoint.ts';

type Node = Record<string, unknown>;

const description = describeApi();
const paths = description.paths as Record<string, Record<string, Node>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function objectsIn(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  return [node as Node, ...Object.values(node).flatMap(objectsIn)];
}

const resolvePointer = (pointer: string) =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Node | undefined)?.[key], description);

describe('API description', () => {
  test('declares OpenAPI 3.1.0 and contains only JSON values', () => {
    expect(description).toMatchObject({ openapi: '3.1.0', info: { title: 'Fives', version: '1.0.0' } });
    expect(JSON.parse(JSON.stringify(description))).toEqual(description);
  });

  test('lists every call once under its own name', () => {
    const listed = operations.map(({ path, method, operation }) => [operation.operationId, method, path]);
    const wanted = Object.entries<Endpoint>(apiContract).map(([name, endpoint]) => {
      const [method, path] = methodAndPath(endpoint);
      return [name, method.toLowerCase(), path];
    });
    expect(listed.toSorted()).toEqual(wanted.toSorted());
  });

  test('declares the optional idempotency key for exactly the calls that take one', () => {
    const callsWithKey = operations.filter(({ operation }) =>
      JSON.stringify(operation).includes('Idempotency-Key'),
    );
    expect(callsWithKey.map(({ operation }) => operation.operationId)).toEqual([
      'createPlayer',
      'claimGuest',
      'sendSupportMessage',
      'createGame',
      'startSeason',
      'mergePeople',
      'joinAsNewPlayer',
      'reply',
      'joinAsGuest',
      'addPerson',
      'importResults',
    ]);
    for (const { operation } of callsWithKey)
      expect(operation.parameters).toContainEqual({
        ...{ name: 'Idempotency-Key', in: 'header', required: false },
        schema: expect.objectContaining({ type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' }),
      });
  });

  test('has no two paths that differ only in a parameter name', () => {
    const shapes = Object.keys(paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  test('describes the success response and every error of each call', () => {
    for (const { operation } of operations) {
      const endpoint: Endpoint = apiContract[operation.operationId as keyof typeof apiContract];
      const responses = operation.responses as Record<string, { description: string; content?: Node }>;
      const codes = [statusOf(endpoint), ...Object.values(API_ERRORS)].map(String);
      expect(Object.keys(responses).toSorted()).toEqual(codes.toSorted());
      expect(Object.values(responses).every((one) => one.description !== '')).toBe(true);
      const hasContent = endpoint.response !== undefined && endpoint.status !== 303;
      expect('content' in (responses[statusOf(endpoint)] ?? {}), endpoint.route).toBe(hasContent);
    }
  });

  const OPEN_CALLS = [
    'get /gi/{giId}',
    'get /join/{key}',
    'get /gi/{giId}/calendar.ics',
    'get /calendar/{secret}.ics',
    'get /unsubscribe/{secret}',
    'post /unsubscribe/{secret}',
    'get /openapi.json',
  ];

  test('requires a token except for calls open to visitors', () => {
    for (const { path, method, operation } of operations) {
      const open = OPEN_CALLS.includes(`${method} ${path}`);
      expect(operation.security, path).toEqual(open ? [{}, { firebase: [] }] : [{ firebase: [] }]);
    }
    expect(resolvePointer('#/components/securitySchemes/firebase')).toMatchObject({
      type: 'http',
      scheme: 'bearer',
    });
  });

  test('has only references that resolve', () => {
    const pointers = objectsIn(description).flatMap((node) =>
      typeof node.$ref === 'string' ? [node.$ref] : [],
    );
    expect(pointers.length).toBeGreaterThan(0);
    for (const pointer of pointers) expect(resolvePointer(pointer), pointer).toBeDefined();
  });
});
