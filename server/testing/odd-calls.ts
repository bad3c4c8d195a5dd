// Calls that behave in every way a call can, for tests of what holds for all of them.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'

export const echo = endpoint({
  method: 'POST',
  path: '/api/echo/:id',
  summary: 'Says it back',
  params: z.object({ id: z.coerce.number().int() }),
  body: z.object({ name: z.string().min(1), age: z.number().optional() }),
  reply: z.object({ id: z.number(), name: z.string() }),
})
export const broken = endpoint({
  method: 'GET',
  path: '/api/broken',
  summary: 'Falls over',
  reply: z.object({}),
})
export const refused = endpoint({
  method: 'GET',
  path: '/api/refused',
  summary: 'Refuses',
  reply: z.object({}),
})
export const leaking = endpoint({
  method: 'GET',
  path: '/api/leaking',
  summary: 'Tells too much',
  reply: z.object({ id: z.number() }),
})
export const misshapen = endpoint({
  method: 'GET',
  path: '/api/misshapen',
  summary: 'Breaks its word',
  reply: z.object({ id: z.number() }),
})
export const scarce = endpoint({
  method: 'GET',
  path: '/api/scarce',
  summary: 'Three a minute',
  limit: { points: 3, seconds: 60 },
  reply: z.object({}),
})
export const signed = endpoint({
  method: 'POST',
  path: '/api/signed',
  summary: 'Needs the bytes',
  rawBody: true,
  fromAnywhere: true,
  reply: z.object({ bytes: z.string() }),
})
export const form = endpoint({
  method: 'POST',
  path: '/api/form',
  summary: 'A mail program posts a form',
  fromAnywhere: true,
  body: z.object({ 'List-Unsubscribe': z.string() }),
  reply: z.object({ said: z.string() }),
})
export const foreign = endpoint({
  method: 'GET',
  path: '/api/foreign',
  summary: 'Another service failed',
  reply: z.object({}),
})
export const nothing = endpoint({
  method: 'GET',
  path: '/api/throws-nothing',
  summary: 'Throws null',
  reply: z.object({}),
})
export const tight = endpoint({
  method: 'POST',
  path: '/api/tight',
  summary: 'One a minute',
  limit: { points: 1, seconds: 60 },
  body: z.object({}),
  reply: z.object({}),
})
export const hook = endpoint({
  method: 'POST',
  path: '/api/hook',
  summary: 'For other servers',
  fromAnywhere: true,
  reply: z.object({}),
})
