import * as z from 'zod/mini';
import { API_ERRORS, apiErrorSchema } from './api-error.ts';
import { type Endpoint, isOptional, keyHeaders, methodAndPath, statusOf } from './endpoint.ts';
import { gameInstanceCalls } from './game-instances.contract.ts';
import { gameCalls } from './games.contract.ts';
import { importCalls } from './import.contract.ts';
import { moneyCalls } from './money.contract.ts';
import { playerCalls } from './players.contract.ts';
import { replyCalls } from './replies.contract.ts';

/** The whole HTTP API. Router, checks, handler types, web client and OpenAPI description derive from `apiContract`. */
export const apiContract = {
  ...playerCalls,
  ...gameCalls,
  ...gameInstanceCalls,
  ...replyCalls,
  ...moneyCalls,
  ...importCalls,
  getOpenApi: {
    route: 'GET /openapi.json',
    summary: 'This description',
    access: 'anyone',
    response: z.record(z.string(), z.unknown()),
  },
} as const satisfies Record<string, Endpoint>;

export type ApiContract = typeof apiContract;
export type ApiName = keyof ApiContract;

type Json = Record<string, unknown>;

export function describeApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(apiContract)) {
    const [method, path] = methodAndPath(endpoint);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fives', version: '1.0.0', description: 'The 5-a-side organiser' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { firebase: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' } },
      schemas: { Error: jsonSchema(apiErrorSchema, 'output') },
    },
  };
}

function operation(operationId: string, endpoint: Endpoint): Json {
  return {
    operationId,
    summary: endpoint.summary,
    security: endpoint.access === 'anyone' ? [{}, { firebase: [] }] : [{ firebase: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...parameters(endpoint.takesKey && keyHeaders, 'header'),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: !isOptional(endpoint.body),
        content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
      },
    }),
    responses: responses(endpoint),
  };
}

function responses(endpoint: Endpoint): Json {
  const { status, response, mediaType: type = 'application/json' } = endpoint;
  const success = status !== 303 &&
    response && { content: { [type]: { schema: jsonSchema(response, 'output') } } };
  const refusal = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
  const refusals = Object.entries(API_ERRORS).map(([code, at]) => [at, { description: code, ...refusal }]);
  return { [statusOf(endpoint)]: { description: 'Success', ...success }, ...Object.fromEntries(refusals) };
}

function parameters(schema: z.ZodMiniObject | undefined, where: 'path' | 'query' | 'header'): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: !isOptional(field as z.ZodMiniType),
    schema: jsonSchema(field as z.ZodMiniType, 'input'),
  }));
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
}
