// expand[]=payment_intent.latest_charge: ids become the objects they name.
import type { View } from '../book.ts'
import { ApiError } from './api-error.ts'

type Plain = Record<string, unknown>

export function expanded(book: View, object: object, paths: string[]): object {
  return paths.reduce<Plain>((whole, path) => grow(book, whole, path.split('.'), path), object as Plain)
}

function grow(book: View, object: Plain, [key = '', ...rest]: string[], whole: string): Plain {
  if (key === 'data' && Array.isArray(object.data))
    return { ...object, data: object.data.map((one) => grow(book, one, rest, whole)) }
  const value = open(book, object, key)
  if (value === undefined)
    throw new ApiError(400, `This property cannot be expanded (${whole}).`, { param: 'expand' })
  if (value === null || rest.length === 0) return { ...object, [key]: value }
  return { ...object, [key]: grow(book, value as Plain, rest, whole) }
}

/** Undefined: no such property. Null: it names nothing. */
function open(book: View, object: Plain, key: string): object | null | undefined {
  if (key === 'line_items' && object.object === 'checkout.session') {
    const data = book.find('session', String(object.id))?.items.map(({ line }) => line) ?? []
    const url = `/v1/checkout/sessions/${object.id}/line_items`
    return { object: 'list', data, has_more: false, url }
  }
  if (key === 'refunds' && object.object === 'charge') {
    const data = book.all('refund').filter((refund) => refund.charge === object.id)
    return { object: 'list', data, has_more: false, url: `/v1/charges/${object.id}/refunds` }
  }
  const table = NAMED[key]
  const value = object[key]
  if (!table || value === undefined) return undefined
  return typeof value === 'string' ? (book.find(table, value) ?? null) : (value as object | null)
}

const NAMED: Record<string, 'intent' | 'charge'> = {
  payment_intent: 'intent',
  latest_charge: 'charge',
  charge: 'charge',
}
