import type { Route } from '@playwright/test'

/**
 * Answers the first request and lets the others pass. Not by the option `times`: the last time switches the interception
 * off while its request is still held, which then may reach the server after all, or nobody.
 */
export function once(handle: (route: Route) => unknown) {
  let over = false
  return (route: Route) => {
    if (over) return route.fallback()
    over = true
    return handle(route)
  }
}
