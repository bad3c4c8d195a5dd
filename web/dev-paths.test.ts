import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BACKEND_PATHS } from '#vite.config.ts'

test('under npm run dev no file of the web hides behind a path of the server', () => {
  const names = readdirSync(new URL('.', import.meta.url)).map((name) => `/${name}/`)
  const hidden = names.filter((name) =>
    BACKEND_PATHS.some((path) => name.startsWith(`${path}/`) || name.startsWith(`${path}.`)),
  )
  expect(hidden).toEqual([])
})
