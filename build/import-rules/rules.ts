// Who may import whom. Pure: from one file to another, the rule that is broken, if any.
//
// Paths are relative to the house ('features/credits/server/public.ts'). `specifier` is what the file wrote.

export interface Import {
  from: string
  /** The file it reaches, or undefined for a package. */
  to: string | undefined
  specifier: string
}

type Rule = (found: Import) => string | undefined

export function brokenRule(found: Import): string | undefined {
  for (const rule of RULES) {
    const broken = rule(found)
    if (broken) return broken
  }
  return undefined
}

const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || /^(e2e|drills|bench|demo)$/.test(room(file)) || file.includes('/testing/')
const room = (file: string) => file.split('/')[0] ?? ''
const feature = (file: string) => (room(file) === 'features' ? file.split('/')[1] : undefined)
const isContract = (file: string) => /^features\/[^/]+\/contract\.ts$/.test(file)
const isWeb = (file: string) => room(file) === 'web' || /^features\/[^/]+\/web\//.test(file)
const isServer = (file: string) => room(file) === 'server' || /^features\/[^/]+\/server\//.test(file)
/** The model that answers every keystroke, and what it is made of. */
const isModel = (file: string) =>
  /^engine\/(edits|money|short-money|knowledge\/(knowledge|countries)|compose\/source-data)\.ts$/.test(
    file,
  ) ||
  /^engine\/read\/(corrections|reading|understanding)\.ts$/.test(file) ||
  /^engine\/plan\/(finance\/.*|what-if|levers)(\.ts)?$/.test(file)

/** The parts of the house that stand alone: a feature, or a top-level folder. */
const part = (file: string) => (feature(file) ? `features/${feature(file)}` : room(file))

const RULES: Rule[] = [
  function spelling({ from, to, specifier }) {
    if (to === undefined) return undefined
    const same = part(from) === part(to)
    if (same && specifier.startsWith('#')) return 'inside a part of the house, imports are relative'
    if (!same && specifier.startsWith('.') && room(from) !== room(to))
      return 'across the house, imports start with #'
    if (!same && specifier.startsWith('.') && feature(from)) return 'across the house, imports start with #'
    return undefined
  },

  function engineStandsAlone({ from, to }) {
    if (to && room(from) === 'engine' && room(to) !== 'engine') return 'engine/ imports nothing of the house'
    if (to && room(from) === 'sandbox' && room(to) !== 'sandbox')
      return 'sandbox/ imports nothing of the house'
    return undefined
  },

  function engineTouchesNoWorld({ from, specifier }) {
    if (
      room(from) !== 'engine' ||
      isTest(from) ||
      /^engine\/(cli|worker|read\/learn|trades\/compile)/.test(from)
    )
      return undefined
    return WORLD.test(specifier) ? 'engine/ has no HTTP, database, network or clock' : undefined
  },

  function contractIsData({ from, to, specifier }) {
    if (!isContract(from)) return undefined
    const allowed = to
      ? /^kit\/(endpoint|fields|security-events)\.ts$/.test(to) || isContract(to) || ENGINE_DATA.has(to)
      : specifier === 'zod'
    return allowed
      ? undefined
      : 'contract.ts imports zod, the kit, other contracts and the engine’s data (brief, edits, reading, source, understanding), nothing else'
  },

  function webIsNotServer({ from, to, specifier }) {
    if (!isWeb(from) || isTest(from)) return undefined
    if (specifier.startsWith('node:')) return 'the browser has no Node modules'
    if (to === undefined) return undefined
    if (isServer(to) || to === 'kit/route.ts' || room(to) === 'sandbox') return 'web never imports server'
    if (room(to) === 'engine' && !isModel(to))
      return 'of the engine, the browser may import the finance model alone'
    return undefined
  },

  function serverIsNotWeb({ from, to }) {
    return to && isServer(from) && isWeb(to) ? 'server never imports web' : undefined
  },

  function kitIsBelow({ from, to }) {
    return to && room(from) === 'kit' && room(to) !== 'kit' ? 'kit/ imports nothing of the house' : undefined
  },

  function otherFeatures({ from, to }) {
    const target = to && feature(to)
    if (!to || !target || feature(from) === target) return undefined
    const inside = to.slice(`features/${target}/`.length)
    if (inside === 'contract.ts' || inside === 'web/public.ts' || inside === 'server/public.ts')
      return undefined
    // The configuration has the owner's first password, which is under the rule of every password.
    if (from === 'server/config-rules.ts' && to === 'features/accounts/password-rule.ts') return undefined
    // The two lists that name everything that exists.
    if (from === 'server/features.ts' && inside === 'server/feature.ts') return undefined
    if (from === 'web/routes.tsx' && inside.startsWith('web/')) return undefined
    const reads = /\/server\/(tables|queries|.*-queries)\.ts$/.test(from)
    if (inside === 'server/tables.ts' && (reads || isTest(from))) return undefined
    if (isTest(from) && inside.startsWith('server/testing/')) return undefined
    return 'a feature is reached through its contract.ts, server/public.ts or web/public.ts'
  },

  function testsStayTests({ from, to }) {
    return to && !isTest(from) && isTest(to) && from !== 'vitest.config.ts'
      ? 'what is built does not import what tests it'
      : undefined
  },
]

/** Shapes alone, without a rule in them. */
const ENGINE_DATA = new Set([
  'engine/brief.ts',
  'engine/edits.ts',
  'engine/compose/source-data.ts',
  'engine/read/corrections.ts',
  'engine/read/reading.ts',
  'engine/read/understanding.ts',
])

const WORLD = /^(node:(http|https|net|dns|tls|http2)|pg|pg-boss|fastify|drizzle-orm|nodemailer|stripe)(\/|$)/
