// The financial model is the same in a browser as in Node: what-if runs there.
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { build } from 'vite'
import { project } from '#engine/plan/finance/project.ts'
import { larder } from '#engine/plan/finance/testing/larder.ts'

const ENTRY = fileURLToPath(new URL('../engine/plan/finance/project.ts', import.meta.url))

test('the same drivers give the same 36 months in a browser', async ({ page }) => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['iife'], name: 'finance' } },
  })
  const script = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const code = script.flatMap((chunk) => ('code' in chunk ? [chunk.code] : [])).join('\n')
  await page.goto('about:blank')
  await page.addScriptTag({ content: code })
  const there = await page.evaluate((drivers) => {
    const { finance } = globalThis as unknown as { finance: { project(drivers: unknown): unknown } }
    return finance.project(drivers)
  }, larder)
  expect(there).toEqual(JSON.parse(JSON.stringify(project(larder))))
})
