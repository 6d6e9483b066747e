import { apiContract } from '@fives/domain';
import { expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';

test('description names every call of the contract', async () => {
  const description = await callApi('getOpenApi', {}, null);
  expect(description.openapi).toBe('3.1.0');
  const described = Object.entries(description.paths as Record<string, object>).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = Object.values(apiContract).map(({ route }) => route);
  expect(described.toSorted()).toEqual(served.toSorted());
});
