// The engine has no world of its own: no network, disk, clock or chance, but for its command and for the language model,
// which has to keep to a time.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const HERE = fileURLToPath(new URL('.', import.meta.url))
/** A day that is written out is no clock. */
const WORLD =
  /\bDate\.now\b|\bnew Date\b|\bMath\.random\b|\bperformance\.|\bprocess\.(?:env|argv|exit|cwd|std)|\bfetch\(|from 'node:|\bsetTimeout\b|\bIntl\./

const sources = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file),
)

test('no file of the engine reaches for the world', () => {
  const apart =
    /^(cli|press|read\/learn|find\/learn|trades\/compile|writers\/model)\/|^writers\/deadline\.ts$/
  const reaching = sources.filter(
    (file) => !apart.test(file) && WORLD.test(readFileSync(`${HERE}/${file}`, 'utf8')),
  )
  expect(reaching).toEqual([])
  expect(sources.length).toBeGreaterThan(100)
})
