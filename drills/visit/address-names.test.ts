import { expect, test } from 'vitest'
import { ROOT } from '#server/testing/launch.ts'
import { addressNames } from './address-names.ts'
import { browserSources } from './sources.ts'

const ROUTES = `
const logIn = () => import('#features/accounts/web/login-page.tsx')
export const pages = [
  { path: '/', load: () => import('#features/landing/web/landing-page.tsx') },
  page('/login', 'Login', 'Sign in.', true, logIn),
  page('/list', 'List', 'All.', true, () => import('#features/list/web/list-page.tsx')),
]`

const FILES = {
  'web/routes.tsx': ROUTES,
  'web/main.tsx': `import { show } from './layout.ts'\nimport { pages } from './routes.tsx'`,
  'web/layout.ts': `export const show = new URLSearchParams(location.search).get('show')`,
  'features/landing/web/landing-page.tsx': `// new URLSearchParams(search).get('comment')\nexport default 1`,
  'features/accounts/web/login-page.tsx': `import { token } from './token.ts'`,
  'features/accounts/web/token.ts': `const value = (name: string) => new URLSearchParams(location.hash.slice(1)).get(name)
    export const token = value('token')`,
  'features/list/contract.ts': `const listQuery = z.object({
    search: freeText({ most: 200 }).optional(),
    cursor: z.string(),
  })`,
  'features/list/web/list-page.tsx': `const [search] = useSearchParams()
    readListQuery(Object.fromEntries(search))
    useLocation().hash.match(/^#entry-(.+)$/)`,
}

test('names are found where they are read: by a call, by a variable, by a contract, in the fragment', () => {
  const names = addressNames(new Map(Object.entries(FILES)))
  expect(names.of('/')).toEqual([])
  expect(names.of('/login')).toEqual(['token'])
  expect(names.of('/list')).toEqual(['cursor', 'entry', 'search'])
  // What surrounds every page is in the list of all, with which every page is opened.
  expect(names.all).toEqual(['cursor', 'entry', 'search', 'show', 'token'])
  expect(names.anchors).toEqual(['entry'])
  expect(names.unclear).toEqual([])
})

test('a page without a known module has every name, and a reader without names is reported', () => {
  const file = 'features/list/web/other.ts'
  const names = addressNames(
    new Map(Object.entries({ ...FILES, [file]: 'const given = new URLSearchParams(text).keys()' })),
  )
  expect(names.of('/elsewhere')).toEqual(names.all)
  expect(names.unclear).toEqual([file])
})

test('every reader of addresses in the shop is understood', () => {
  const names = addressNames(browserSources(ROOT))
  expect(names.unclear).toEqual([])
  expect(names.of('/success')).toEqual(expect.arrayContaining(['free', 'promo', 'session_id']))
  expect(names.of('/magic-login')).toContain('token')
  expect(names.of('/community')).toEqual(expect.arrayContaining(['category', 'cursor', 'search', 'sort']))
})
