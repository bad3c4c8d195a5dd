import { expect, test } from 'vitest'
import { listOf, unknownLicences, withList } from './page.ts'
import { sbomOf } from './sbom.ts'
import { type Locked, shippedPackages } from './shipped.ts'

const LOCKED: Locked = {
  '': { dependencies: { server: '1' } },
  'node_modules/server': { version: '1.0.0', license: 'MIT', dependencies: { shared: '1' } },
  'node_modules/shared': { version: '1.0.0', license: 'ISC', integrity: 'sha512-q80=' },
  'node_modules/pages': {
    version: '2.0.0',
    license: 'MIT',
    dev: true,
    dependencies: { shared: '2', '@types/shared': '2' },
    peerDependencies: { view: '1', helper: '1' },
    peerDependenciesMeta: { helper: { optional: true } },
  },
  'node_modules/pages/node_modules/shared': { version: '2.0.0', license: 'ISC', dev: true },
  'node_modules/@types/shared': { version: '2.0.0', license: 'MIT', dev: true },
  'node_modules/view': { version: '1.0.0', license: 'Strange-1.0', dev: true },
  'node_modules/helper': { version: '1.0.0', license: 'MIT', dev: true },
  'node_modules/tester': { version: '1.0.0', license: 'MIT', dev: true },
}

const shipped = shippedPackages(LOCKED, ['pages', 'not-a-package'])

test('what runs and what browsers load is listed, and what only builds and tests is not', () => {
  expect(shipped.map(({ name, version, inBrowser }) => [name, version, inBrowser])).toEqual([
    ['pages', '2.0.0', true],
    ['server', '1.0.0', false],
    ['shared', '1.0.0', false],
    ['shared', '2.0.0', true],
    ['view', '1.0.0', true],
  ])
})

test('a licence that nobody knows is named', () => {
  expect(unknownLicences(shipped).map(({ name }) => name)).toEqual(['view'])
})

test('the list takes its place on the page, twice in the same way', () => {
  const page =
    '# Ours\n<!-- list: written by build/third-party, do not edit -->\nold\n<!-- end of list -->\nAfter'
  const once = withList(page, listOf(shipped))
  expect(once).toMatch(/^# Ours\n<!-- list.+### ISC \(2\)\n.+shared 1\.0\.0, shared 2\.0\.0\\\*.+\nAfter$/s)
  expect(withList(once, listOf(shipped))).toBe(once)
  expect(() => withList('# Empty', '')).toThrow('has no place')
})

test('every package is in the bill of materials, and what ships is told from what builds', () => {
  const about = { name: 'shop', version: '1', at: new Date(0), serial: '0' }
  const { components } = sbomOf(LOCKED, shipped, about)
  expect(components).toHaveLength(Object.keys(LOCKED).length - 1)
  const found = (purl: string) => components.find((one) => one.purl === purl)
  expect(found('pkg:npm/shared@1.0.0')).toMatchObject({
    scope: 'required',
    licenses: [{ expression: 'ISC' }],
    hashes: [{ alg: 'SHA-512', content: 'abcd' }],
  })
  expect(found('pkg:npm/tester@1.0.0')?.scope).toBe('excluded')
  expect(found('pkg:npm/%40types/shared@2.0.0')?.scope).toBe('excluded')
})
