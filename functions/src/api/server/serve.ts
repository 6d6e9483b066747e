import type { Endpoint } from '@fives/domain';
import { AlreadyThere, type Call, type Handler, type Handlers } from '../handler.ts';
import { authenticate } from './authenticate.ts';
import { requireFitting, requireJson } from './body.ts';
import type { Incoming } from './incoming.ts';
import { hasBody, parseInput } from './input.ts';
import { type Outgoing, toRefusal } from './outgoing.ts';
import type { RateLimiter } from './rate-limit.ts';
import { findRoute, type Route } from './route.ts';

/** Answers one call: checks it in a fixed order, from the cheapest to the dearest, and lets its handler do the rest. */
export async function answerCall(
  incoming: Incoming,
  handlers: Handlers,
  limiter: RateLimiter,
): Promise<Outgoing> {
  let endpoint = 'unknown';
  try {
    const route = findRoute(incoming.method, incoming.path);
    endpoint = route.name;
    const answer = await handle(route, await check(route, incoming, limiter), handlers);
    if (answer instanceof AlreadyThere) return { status: 200, body: answer.answer };
    return { status: route.endpoint.status, body: answer };
  } catch (error) {
    return toRefusal(error, endpoint);
  }
}

async function check(route: Route, incoming: Incoming, limiter: RateLimiter): Promise<Call<Endpoint>> {
  const now = new Date();
  if (hasBody(route, incoming)) requireJson(incoming);
  requireFitting(incoming);
  const caller = await authenticate(incoming.header('authorization'), route.endpoint.access);
  limiter.count(caller?.uid ?? incoming.ip, route.name, now);
  const userAgent = incoming.header('user-agent') ?? '';
  // The schemas of the route have checked the input; for a route known at run time alone, types cannot say so.
  return { ...parseInput(route, incoming), caller, now, userAgent } as Call<Endpoint>;
}

function handle(route: Route, call: Call<Endpoint>, handlers: Handlers): Promise<unknown> {
  // `handlers` pairs each name with the handler for its endpoint; a union of functions cannot be called as such.
  const handler = handlers[route.name] as unknown as Handler<Endpoint>;
  return handler(call);
}
